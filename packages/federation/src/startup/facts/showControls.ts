import type { Locale } from "@lending/ui/locales";
import type { FactGroup } from "../../routes/defineRoutes.ts";
import { translate } from "../firstPaintControls.ts";

/** As in ActionBar of packages/ui: a taller bar scrolls with the page, and its position is not known early. */
const MOST_OF_HEIGHT = 0.3;
const SHORT_SCREEN = 480;

/** Completes the address of a link, whose parameters are those of the current address. */
function completeAddress(address: string, query: URLSearchParams) {
  const [path, names] = address.split("?");
  const parameters = [...new URLSearchParams(names).keys()].map((name) => [name, query.get(name) || ""]);
  return `${path}?${new URLSearchParams(parameters)}`;
}

/**
 * Shows controls in the first paint, at the position of the screen's action bar. Shows nothing when the first paint has none of
 * this name, or when the bar does not fit.
 */
export function showControls(
  place: Element,
  { controls, onOpen }: FactGroup,
  { query, locale }: { readonly query: URLSearchParams; readonly locale: Locale },
) {
  const selector = `template[data-controls="${controls}"]`;
  // Those of a next path are in its template, those of the document's path at its end.
  const template = (place.querySelector(selector) || document.querySelector(selector)) as HTMLTemplateElement | null;
  if (!template) return;
  const bar = (template.content.firstElementChild as HTMLElement).cloneNode(true) as HTMLElement;
  translate(bar, locale);
  for (const link of bar.querySelectorAll("a")) link.href = completeAddress(link.getAttribute("href") as string, query);
  if (onOpen)
    bar.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a")) onOpen();
    });
  const main = place.querySelector("main") as Element;
  main.appendChild(bar);
  if (innerHeight <= SHORT_SCREEN || bar.offsetHeight > innerHeight * MOST_OF_HEIGHT) main.removeChild(bar);
  else place.querySelector("[data-retry]")?.setAttribute("data-above", "");
}
