import { useLocation } from "@lending/bridge/router";
import { useEffect, useEffectEvent } from "react";

/** Names the document after a hash page; one that follows another starts at its top, with its heading read out. */
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
