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

/** Replaces the content of the place by that of a template; for an unknown one by that of a path that is not known. */
export function showTemplate(place: HTMLElement, id: string) {
  const template = document.getElementById(id) || document.getElementById("first-paint");
  place.textContent = "";
  if (template instanceof HTMLTemplateElement) place.appendChild(template.content.cloneNode(true));
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Prepares a prerendered page for the time before its screen replaces it: scrolls to the section of a deep link, and
 * changes the address for the screen when a link is clicked. A link to the same path depends on the query, which only
 * the screen knows, so `keepInput` repeats its tap.
 */
export function preparePublicPage(place: HTMLElement) {
  place.querySelector("[data-asked=true]")?.scrollIntoView();
  for (const link of place.querySelectorAll("a"))
    if (link.origin === location.origin && link.pathname === location.pathname)
      link.dataset.to = link.getAttribute("href") as string;
  place.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || link.dataset.to || link.target || link.origin !== location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    pushEntry(link.href);
    // Notifies a router that already listens of the new address, like the browser's Back.
    dispatchEvent(new PopStateEvent("popstate"));
  });
}

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
