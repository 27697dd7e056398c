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
