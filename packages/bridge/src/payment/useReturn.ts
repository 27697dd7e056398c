import { useEffect, useEffectEvent } from "react";

/** Calls back whenever the borrower comes back to this page: from another app, another tab, or a page that stood in its place. */
export function useReturn(onReturn: () => void): void {
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    const whenShown = (event: PageTransitionEvent) => {
      if (event.persisted) comeBack();
    };
    const whenVisible = () => {
      if (document.visibilityState === "visible") comeBack();
    };
    window.addEventListener("pageshow", whenShown);
    document.addEventListener("visibilitychange", whenVisible);
    return () => {
      window.removeEventListener("pageshow", whenShown);
      document.removeEventListener("visibilitychange", whenVisible);
    };
  }, []);
}
