/** Fills the skeleton's place with the layout of the coming screen and its title. The template stays for later. */
export function showSkeleton(kind: string, title: string) {
  const place = document.getElementById("skeleton");
  const template = document.getElementById(`skeleton-${kind}`);
  if (!place || !(template instanceof HTMLTemplateElement)) return;
  place.appendChild(template.content.cloneNode(true));
  const heading = place.querySelector("[data-title]");
  if (heading) heading.textContent = title;
}
