import { useLayoutEffect } from "react";

/**
 * Removes the document's skeleton in the same frame in which the content appears. Moves a focus inside the skeleton to the
 * screen's Back or, without Back, to its title.
 */
export function SkeletonEnd() {
  useLayoutEffect(() => {
    const skeleton = document.getElementById("skeleton");
    const hadFocus = skeleton?.contains(document.activeElement);
    skeleton?.remove();
    if (hadFocus) document.querySelector<HTMLElement>("[data-back], h1[tabindex]")?.focus({ preventScroll: true });
  }, []);
  return null;
}
