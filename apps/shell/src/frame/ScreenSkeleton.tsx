import { useBack } from "@lending/bridge";
import type { SkeletonKind } from "@lending/federation/routes";
import { useLayoutEffect, useRef } from "react";

interface ScreenSkeletonProps {
  kind: SkeletonKind;
  title: string;
}

/**
 * The document's skeleton of the next screen, or a form's where only the screen's own document has it. Its Back and Retry
 * work. On the first load the skeleton is in the document already: then nothing is added.
 */
export function ScreenSkeleton({ kind, title }: ScreenSkeletonProps) {
  const place = useRef<HTMLDivElement>(null);
  const goBack = useBack();
  useLayoutEffect(() => {
    const template = document.getElementById(`skeleton-${kind}`) ?? document.getElementById("skeleton-form");
    if (!place.current || document.getElementById("skeleton") || !(template instanceof HTMLTemplateElement)) return;
    // Not replaceChildren, which Chromium has from 86 on.
    place.current.textContent = "";
    place.current.appendChild(template.content.cloneNode(true));
    const heading = place.current.querySelector("[data-title]");
    if (heading) heading.textContent = title;
    place.current.querySelector("[data-back]")?.addEventListener("click", goBack);
    place.current.querySelector("[data-retry]")?.addEventListener("click", () => window.location.reload());
  }, [kind, title, goBack]);
  return <div ref={place} aria-busy="true" />;
}
