import { pushEntry } from "@lending/bridge/history-entry";
import { LOCALES, type Locale } from "@lending/ui/locales";

/** Shows the texts of a language in a first paint, which contains those of all languages. */
export function translate(place: ParentNode, locale: string) {
  const choose = (texts: string) => {
    const all = texts.split("|");
    return (all[LOCALES.indexOf(locale as Locale)] || all[0]) as string;
  };
  for (const element of place.querySelectorAll<HTMLElement>("[data-words],[data-label]")) {
    const { words, label } = element.dataset;
    if (words) element.textContent = choose(words);
    if (label) element.setAttribute("aria-label", choose(label));
  }
}

/** Returns whether a click on a link opens an address of this site in this tab. */
export const isPlainClick = (link: HTMLAnchorElement, event: MouseEvent) =>
  link.origin === location.origin &&
  !link.target &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/** Follows a tap on a link: opens its path, or returns that the screen repeats the tap. Undefined leaves it to the browser. */
export type FollowLink = (link: HTMLAnchorElement, event: MouseEvent) => "opened" | "repeat" | undefined;

/**
 * Changes the address when a link of a prerendered page is tapped, for the screen that replaces the page. A link to the same path
 * depends on the query, which only the screen knows, so its tap is repeated.
 */
export const followPageLink: FollowLink = (link, event) => {
  if (!isPlainClick(link, event)) return undefined;
  if (link.pathname === location.pathname) return "repeat";
  // Notifies a router that already listens of the new address, like the browser's Back.
  if (pushEntry(link.href)) dispatchEvent(new PopStateEvent("popstate"));
  return "opened";
};

/** Back and Retry in elements that wait for a screen: a first paint, and a prerendered public page. */
const CONTROLS = ["#skeleton", "[data-first-paint]"]
  .map((place) => `${place} [data-back],${place} [data-retry]`)
  .join();

/**
 * Makes Back and Retry work from the first paint until the screen renders. Retry reloads the document, and with it
 * every pending request.
 */
export function listenToControls(page: Document, goBack: () => void, reload: () => void) {
  page.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest(CONTROLS);
      if (!control) return;
      // Back of a public page is a link, which works without scripts.
      event.preventDefault();
      event.stopPropagation();
      if (control.hasAttribute("data-back")) goBack();
      else reload();
    },
    true,
  );
}
