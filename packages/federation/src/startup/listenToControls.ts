/**
 * Makes Back and Retry of the document's skeleton work from the first paint. Retry loads the document again, and with it
 * everything that may hang.
 */
export function listenToControls(page: Document, goBack: () => void, reload: () => void) {
  page.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest("#skeleton [data-back],#skeleton [data-retry]");
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
