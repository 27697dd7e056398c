import { pushEntry } from "@lending/bridge/history-entry";
import { NEXT_ROUTE_PRELOADS_ID, type RoutePreloads } from "../manifest/routePreloads.ts";
import type { FactGroup } from "../routes/defineRoutes.ts";
import { hasHandover } from "./earlyReads.ts";
import { findSelected } from "./facts.ts";
import { type FollowLink, isPlainClick } from "./firstPaintControls.ts";
import { findSame, keepInput } from "./keepInput.ts";
import { readJson } from "./pageElements.ts";
import { link } from "./preloadFiles.ts";
import { findStartup, type Sent, type Startup } from "./startupPage.ts";

// The script of a document with controls. It follows the data, as the controls do, so that the facts fit the first packets.

/** As in ActionBar of packages/ui: a taller bar scrolls with the page, and its position is not known early. */
const MOST_OF_HEIGHT = 0.3;
const SHORT_SCREEN = 480;

/** Completes the address of a link with the parameters of the current address. */
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
  query: URLSearchParams,
  translate: Startup["translate"],
) {
  const template = findSelected(place, `template[data-controls="${controls}"]`) as HTMLTemplateElement | null;
  if (!template) return;
  const bar = (template.content.firstElementChild as HTMLElement).cloneNode(true) as HTMLElement;
  translate(bar);
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

/**
 * Lets the links of a first paint to the next paths open them at once: the touch requests what the path needs, and the tap shows
 * its first paint. Returns the function that follows one; the screen follows any other, and all once the shell runs.
 */
function watchLinks(place: HTMLElement, { request, open }: Startup): FollowLink {
  const requested: Record<string, Sent> = {};
  const prepare = ({ pathname, search, href }: HTMLAnchorElement) => {
    // At the end of the document, so it may still arrive.
    const route = readJson<Record<string, RoutePreloads> | null>(NEXT_ROUTE_PRELOADS_ID)?.[pathname];
    if (!route || !hasHandover(window)) return undefined;
    if (!requested[href]) {
      requested[href] = request(route, new URLSearchParams(search));
      for (const file of [...route.modules, ...(route.facts ? [route.facts] : [])]) link("modulepreload", file);
    }
    return [route, requested[href]] as const;
  };
  place.addEventListener("pointerdown", (event) => {
    const control = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (control) prepare(control);
  });
  // The browser's Back before the shell runs.
  addEventListener("popstate", () => {
    if (hasHandover(window)) location.reload();
  });
  return (control, event) => {
    if (!isPlainClick(control, event)) return undefined;
    const prepared = prepare(control);
    if (!prepared) return "repeat";
    if (pushEntry(control.href)) open(...prepared);
    return "opened";
  };
}

const startup = findStartup(window);
const place = document.getElementById("skeleton");
// The screen may have rendered already.
if (startup && place) {
  startup.discardTap = keepInput(place, { followLink: watchLinks(place, startup) });
  startup.findSame = findSame;
  startup.showControls = (...shown) => showControls(...shown, startup.translate);
}
