const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Prepares a prerendered page for the time before its screen replaces it: scrolls to the section of a deep link,
 * changes the address for the screen when a link is clicked, and disables fields so that no input is lost.
 */
export function preparePublicPage(place: HTMLElement) {
  place.querySelector("[data-asked=true]")?.scrollIntoView();
  for (const control of place.querySelectorAll<HTMLInputElement>("input, textarea, select, button")) {
    control.disabled = true;
  }
  place.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    history.pushState(null, "", link.href);
    // Notifies a router that already listens of the new address, like the browser's Back.
    dispatchEvent(new PopStateEvent("popstate"));
  });
}
