/** Fills the skeleton's place with the layout of the coming screen and its title; the template stays for later. */
export function showSkeleton(place: HTMLElement, kind: string, title: string) {
  const template = document.getElementById(`skeleton-${kind}`);
  if (!(template instanceof HTMLTemplateElement)) return;
  place.appendChild(template.content.cloneNode(true));
  const heading = place.querySelector("[data-title]");
  if (heading) heading.textContent = title;
}
