const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Readies a page that stands written out in the document for the moment until its screen takes its place: a deep link opens
 * at its section, a link changes the address for the screen to come, and nothing can be typed that would then be gone.
 */
export function keepPage(place: HTMLElement) {
  place.querySelector("[data-asked=true]")?.scrollIntoView();
  for (const control of place.querySelectorAll<HTMLInputElement>("input, textarea, select, button")) {
    control.disabled = true;
  }
  place.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    history.pushState(null, "", link.href);
    // Where the router is listening already, it learns of the new address as it does of the browser's back.
    dispatchEvent(new PopStateEvent("popstate"));
  });
}
