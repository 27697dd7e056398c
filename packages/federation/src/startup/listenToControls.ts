/** What waits for its screen: a skeleton, in the document or over a later screen, and a public page that is written out. */
const CONTROLS = ["#skeleton", ".sk-page"].map((place) => `${place} [data-back],${place} [data-retry]`).join();

/**
 * Makes Back and Retry of whatever waits for its screen work from the first paint. Retry loads the document again, and with
 * it everything that may hang.
 */
export function listenToControls(page: Document, goBack: () => void, reload: () => void) {
  page.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest(CONTROLS);
      if (!control) return;
      // Without scripts Back of a public page is a link.
      event.preventDefault();
      event.stopPropagation();
      if (control.hasAttribute("data-back")) goBack();
      else reload();
    },
    true,
  );
}
