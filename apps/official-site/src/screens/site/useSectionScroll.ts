import { useLocation } from "@lending/bridge/router";
import { useEffect, useRef } from "react";
import type { SectionId } from "../../components/site-frame/siteLinks.ts";

/**
 * Goes to the section that the address asks for: at once when the page opens on a deep link, smoothly when a link or the
 * history leads there, unless the visitor asked for less motion. The section's heading takes the focus.
 */
export function useSectionScroll(section: SectionId) {
  const { key } = useLocation();
  const isOpening = useRef(true);
  useEffect(() => {
    const opening = isOpening.current;
    // A page that has been scrolled already, by its reader or on a reload, stays there.
    if (opening && (section === "home" || window.scrollY > 0)) {
      isOpening.current = false;
      return;
    }
    // A frame later: the frame around the screen puts a page that follows another at its top.
    const frame = requestAnimationFrame(() => {
      isOpening.current = false;
      const element = document.getElementById(section);
      if (!element) return;
      if (!opening) element.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
      const top = section === "home" ? 0 : element.getBoundingClientRect().top + window.scrollY - barHeight();
      const still = opening || matchMedia("(prefers-reduced-motion: reduce)").matches;
      window.scrollTo({ top, behavior: still ? "auto" : "smooth" });
    });
    return () => cancelAnimationFrame(frame);
  }, [section, key]);
}

/** What of the header stays over the page. */
function barHeight(): number {
  return document.getElementById("site-nav")?.offsetHeight ?? 0;
}
