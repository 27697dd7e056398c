import { useEffect, useEffectEvent } from "react";

/** Calls `onReturn` when the borrower returns to this page from another app, another tab or a later page. */
export function useReturn(onReturn: () => void): void {
  const callOnReturn = useEffectEvent(onReturn);
  useEffect(() => {
    const whenShown = (event: PageTransitionEvent) => {
      if (event.persisted) callOnReturn();
    };
    const whenVisible = () => {
      if (document.visibilityState === "visible") callOnReturn();
    };
    window.addEventListener("pageshow", whenShown);
    document.addEventListener("visibilitychange", whenVisible);
    return () => {
      window.removeEventListener("pageshow", whenShown);
      document.removeEventListener("visibilitychange", whenVisible);
    };
  }, []);
}
