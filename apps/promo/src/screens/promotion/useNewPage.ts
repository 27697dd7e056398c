import { useLocation } from "@lending/bridge/router";
import { useEffect, useEffectEvent } from "react";

/**
 * Sets the document title. After a navigation it also scrolls to the top and focuses the heading, so that screen
 * readers announce it.
 */
export function useNewPage(title: string) {
  const { key } = useLocation();
  const start = useEffectEvent(() => {
    if (key === "default") return;
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  });
  useEffect(() => start(), []);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
