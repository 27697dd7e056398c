import { templateId } from "@lending/federation/manifest";
import { useLayoutEffect, useRef } from "react";

interface WaitingScreenProps {
  path: string;
  title: string;
}

/**
 * Shows the first paint of the next screen from the document's template, or that of a path that is not known. The start-up
 * script handles its Back and Retry. On the first load the document has one already, so nothing is added.
 */
export function WaitingScreen({ path, title }: WaitingScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const template = document.getElementById(templateId(path)) ?? document.getElementById(templateId(""));
    if (!place.current || document.getElementById("skeleton") || !(template instanceof HTMLTemplateElement)) return;
    // Chromium supports replaceChildren only from version 86.
    place.current.textContent = "";
    place.current.appendChild(template.content.cloneNode(true));
    const heading = place.current.querySelector("h1");
    if (heading && title) heading.textContent = title;
  }, [path, title]);
  return <div ref={place} aria-busy="true" />;
}

/**
 * Removes the document's first paint in the same frame in which the content appears. Moves a focus inside it to the
 * screen's Back or, without Back, to its title.
 */
export function WaitingEnd() {
  useLayoutEffect(() => {
    const skeleton = document.getElementById("skeleton");
    const hadFocus = skeleton?.contains(document.activeElement);
    skeleton?.remove();
    if (hadFocus) document.querySelector<HTMLElement>("[data-back], h1[tabindex]")?.focus({ preventScroll: true });
  }, []);
  return null;
}
