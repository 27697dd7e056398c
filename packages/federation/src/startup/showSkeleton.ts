/**
 * Has the layout of the coming screen stand in its place, with its title in the borrower's language. The document of a path
 * has it there already; what stands for another kind gives way to the template, which stays for later.
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
