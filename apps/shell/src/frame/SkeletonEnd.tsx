import { useLayoutEffect } from "react";

/** Removes the document's skeleton in the same frame in which something real is shown. Its focus moves on: from Back to Back, else to the title. */
export function SkeletonEnd() {
  useLayoutEffect(() => {
    const skeleton = document.getElementById("skeleton");
    const focused = skeleton?.contains(document.activeElement) ? document.activeElement : null;
    skeleton?.remove();
    if (!focused) return;
    const back = focused.matches("[data-back]") && document.querySelector<HTMLElement>("[data-back]");
    (back || document.querySelector<HTMLElement>("h1[tabindex]"))?.focus({ preventScroll: true });
  }, []);
  return null;
}
