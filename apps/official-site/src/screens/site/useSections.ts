import { useLocation } from "@lending/bridge/router";
import { useEffect, useRef, useState } from "react";
import { type SectionId, siteLinks } from "../../components/site-frame/SiteFrame.tsx";

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

function barHeight(): number {
  return document.getElementById("site-nav")?.offsetHeight ?? 0;
}

/** A line at two fifths of the window. The section on that line counts as the one being read. */
const READING_LINE = "-40% 0px -60% 0px";

/** How long the page scrolls to a section, in milliseconds. Those that it passes are not read, so the nav bar stays. */
const SCROLL_MS = 1000;

/** Returns the section that the nav bar marks: the section of the path, then the one the visitor scrolls to. */
export function useSectionInView(requested: SectionId): SectionId {
  const [read, setRead] = useState({ requested, inView: requested, scrollsUntil: 0 });
  if (read.requested !== requested) {
    setRead({ requested, inView: requested, scrollsUntil: performance.now() + SCROLL_MS });
  }
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // Only sections are observed.
        const inView = entries.find(({ isIntersecting }) => isIntersecting)?.target.id as SectionId | undefined;
        if (inView) setRead((last) => (performance.now() < last.scrollsUntil ? last : { ...last, inView }));
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of siteLinks) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return read.inView;
}
