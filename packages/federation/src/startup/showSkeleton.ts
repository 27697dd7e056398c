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
