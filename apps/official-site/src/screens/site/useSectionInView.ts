import { useEffect, useState } from "react";
import { type SectionId, siteLinks } from "../../components/site-frame/siteLinks.ts";

/** A line at two fifths of the window. The section on that line counts as the one being read. */
const READING_LINE = "-40% 0px -60% 0px";

/** Returns the section that the nav bar marks: the section of the path, then the one the visitor scrolls to. */
export function useSectionInView(requested: SectionId): SectionId {
  const [inView, setInView] = useState(requested);
  const [last, setLast] = useState(requested);
  if (requested !== last) {
    setLast(requested);
    setInView(requested);
  }
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossed = entries.find(({ isIntersecting }) => isIntersecting);
        const link = siteLinks.find(({ id }) => id === crossed?.target.id);
        if (link) setInView(link.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of siteLinks) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return inView;
}
