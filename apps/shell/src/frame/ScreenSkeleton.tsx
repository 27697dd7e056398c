import type { SkeletonKind } from "@lending/federation/routes";
import { useLayoutEffect, useRef } from "react";

interface ScreenSkeletonProps {
  kind: SkeletonKind;
  title: string;
}

/** The document's own skeleton of the coming screen, or a form's where only the screen's own document has it. On the first load it stands already: then nothing is added. */
export function ScreenSkeleton({ kind, title }: ScreenSkeletonProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const template = document.getElementById(`skeleton-${kind}`) ?? document.getElementById("skeleton-form");
    if (!place.current || document.getElementById("skeleton") || !(template instanceof HTMLTemplateElement)) return;
    // Not replaceChildren, which Chromium has from 86 on.
    place.current.textContent = "";
    place.current.appendChild(template.content.cloneNode(true));
    const heading = place.current.querySelector("[data-title]");
    if (heading) heading.textContent = title;
  }, [kind, title]);
  return <div ref={place} aria-busy="true" />;
}
