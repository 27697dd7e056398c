import { pushEntry } from "@lending/bridge/history-entry";

type Labels = readonly [back: string, retry: string];

const english: Labels = ["Back", "Retry"];
const others: Readonly<Record<string, Labels>> = {
  "fil-PH": ["Bumalik", "Subukan ulit"],
  "zh-CN": ["返回", "重试"],
};

/** Labels of the skeleton's Back and Retry, the same as those of `@lending/ui`; English for an unknown language. */
export const controlLabels = (locale: string): Labels => others[locale] || english;

/** Labels Back and Retry of the document's skeleton in the borrower's language. */
export function labelControls(place: Element, locale: string) {
  const [back, retry] = controlLabels(locale);
  for (const control of place.querySelectorAll("[data-back]")) control.setAttribute("aria-label", back);
  for (const control of place.querySelectorAll("[data-retry]")) control.textContent = retry;
}

/**
 * Shows the skeleton of the next screen, with its title in the borrower's language. The document of a path contains
 * that skeleton already; another kind is replaced by a clone of its template, so the template can be used again.
 */
export function showSkeleton(place: HTMLElement, kind: string, title: string) {
  if (place.dataset.kind !== kind) {
    const template = document.getElementById(`skeleton-${kind}`);
    place.textContent = "";
    if (template instanceof HTMLTemplateElement) place.appendChild(template.content.cloneNode(true));
  }
  const heading = place.querySelector("[data-title]");
  if (heading) heading.textContent = title;
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

/**
 * Back and Retry in elements that wait for a screen: the document's skeleton, the skeleton of a later screen, and a
 * prerendered public page.
 */
const CONTROLS = ["#skeleton", ".sk-page"].map((place) => `${place} [data-back],${place} [data-retry]`).join();

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
