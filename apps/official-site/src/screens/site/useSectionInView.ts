import { useEffect, useState } from "react";
import { type SectionId, siteLinks } from "../../components/site-frame/siteLinks.ts";

/** A line at two fifths of the window: the section that lies on it is the one that is read. */
const READING_LINE = "-40% 0px -60% 0px";

/** The section that the nav bar marks: the one asked for, then whichever the visitor scrolls to. */
export function useSectionInView(asked: SectionId): SectionId {
  const [seen, setSeen] = useState(asked);
  const [last, setLast] = useState(asked);
  if (asked !== last) {
    setLast(asked);
    setSeen(asked);
  }
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossed = entries.find(({ isIntersecting }) => isIntersecting);
        const link = siteLinks.find(({ id }) => id === crossed?.target.id);
        if (link) setSeen(link.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of siteLinks) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return seen;
}
