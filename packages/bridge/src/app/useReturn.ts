import { useEffect, useEffectEvent } from "react";
import type { PagePort } from "./createBackStack.ts";

/**
 * Calls the listener when the browser restores this page from its back-forward cache, as it was when it was left. Returns the
 * function that ends it.
 */
export function onRestore(
  page: Pick<PagePort, "addEventListener" | "removeEventListener">,
  listener: (event: Event) => void,
): () => void {
  const whenShown = (event: Event) => {
    if ("persisted" in event && event.persisted === true) listener(event);
  };
  page.addEventListener("pageshow", whenShown);
  return () => page.removeEventListener("pageshow", whenShown);
}

/** Calls `onReturn` when the borrower returns to this page from another app, another tab or a later page. */
export function useReturn(onReturn: () => void): void {
  const callOnReturn = useEffectEvent(onReturn);
  useEffect(() => {
    const whenVisible = () => {
      if (document.visibilityState === "visible") callOnReturn();
    };
    const stop = onRestore(window, () => callOnReturn());
    document.addEventListener("visibilitychange", whenVisible);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", whenVisible);
    };
  }, []);
}
