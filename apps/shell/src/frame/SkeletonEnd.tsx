import { useLayoutEffect } from "react";

/**
 * Removes the document's skeleton in the same frame in which something real is shown. A focus that was in it moves on, to the
 * screen's Back or, where there is none, to its title.
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
