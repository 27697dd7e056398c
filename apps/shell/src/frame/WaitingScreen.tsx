import { templateId } from "@lending/federation/manifest";
import { showTemplate } from "@lending/federation/startup";
import { useLocale } from "@lending/ui/locale";
import { useLayoutEffect, useRef } from "react";

interface WaitingScreenProps {
  path: string;
  /** The folder of the files of the path's owner. */
  base: string;
  title: string;
}

/**
 * Shows the first paint of the next screen from a template, and until its file has loaded that of a path that is not known. The
 * start-up script handles its Back and Retry. On the first load the document has one already, so nothing is added.
 */
export function WaitingScreen({ path, base, title }: WaitingScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  useLayoutEffect(() => {
    let isUnmounted = false;
    /** Returns false when the path's own first paint is still to be loaded. */
    const show = () => {
      if (isUnmounted || !place.current || document.getElementById("skeleton")) return true;
      showTemplate(place.current, templateId(path));
      const heading = place.current.querySelector("h1");
      if (heading && title) heading.textContent = title;
      return document.getElementById(templateId(path)) !== null;
    };
    if (!show())
      import("./prefetch/watchForNext.ts")
        .then(({ loadFirstPaint }) => loadFirstPaint(base, path, locale))
        .then(show, () => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [path, base, title, locale]);
  return <div ref={place} aria-busy="true" />;
}

/**
 * Removes the document's first paint in the same frame in which the calling component appears. Moves a focus inside it to
 * the screen's Back or, without Back, to its title.
 */
export function useFirstPaintRemoval() {
  useLayoutEffect(() => {
    const skeleton = document.getElementById("skeleton");
    const hadFocus = skeleton?.contains(document.activeElement);
    skeleton?.remove();
    if (hadFocus) document.querySelector<HTMLElement>("[data-back], h1[tabindex]")?.focus({ preventScroll: true });
  }, []);
}
