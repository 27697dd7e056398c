import { useLayoutEffect } from "react";

/** Takes the document's skeleton away in the same frame in which something real is shown. */
export function SkeletonEnd() {
  useLayoutEffect(() => document.getElementById("skeleton")?.remove(), []);
  return null;
}
