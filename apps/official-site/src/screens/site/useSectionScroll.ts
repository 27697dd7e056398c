import { useLocation } from "@lending/bridge/router";
import { useEffect, useRef } from "react";
import type { SectionId } from "../../components/site-frame/siteLinks.ts";

/**
 * Scrolls to the section of the path: it jumps when the page opens on a deep link, and scrolls smoothly after a link or
 * a history navigation unless the visitor prefers reduced motion. Then it focuses the section's heading.
 */
export function useSectionScroll(section: SectionId) {
  const { key } = useLocation();
  const isOpening = useRef(true);
  useEffect(() => {
    const opening = isOpening.current;
    // Keep the position of a page that the visitor or a reload has already scrolled.
    if (opening && (section === "home" || window.scrollY > 0)) {
      isOpening.current = false;
      return;
    }
    // One frame later, because the shell scrolls a new page to its top.
    const frame = requestAnimationFrame(() => {
      isOpening.current = false;
      const element = document.getElementById(section);
      if (!element) return;
      if (!opening) element.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
      const top = section === "home" ? 0 : element.getBoundingClientRect().top + window.scrollY - barHeight();
      const isInstant = opening || matchMedia("(prefers-reduced-motion: reduce)").matches;
      window.scrollTo({ top, behavior: isInstant ? "auto" : "smooth" });
    });
    return () => cancelAnimationFrame(frame);
  }, [section, key]);
}

/** Returns the height of the sticky nav bar. */
function barHeight(): number {
  return document.getElementById("site-nav")?.offsetHeight ?? 0;
}
