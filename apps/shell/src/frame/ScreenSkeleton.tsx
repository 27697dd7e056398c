import type { SkeletonKind } from "@lending/federation/routes";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { useLayoutEffect, useRef } from "react";

interface ScreenSkeletonProps {
  kind: SkeletonKind;
  title: string;
}

/**
 * Renders the skeleton of the next screen from the document's template, or a form's when the document lacks it. The
 * start-up script handles its Back and Retry. On the first load the skeleton is in the document already, so nothing is added.
 */
export function ScreenSkeleton({ kind, title }: ScreenSkeletonProps) {
  const place = useRef<HTMLDivElement>(null);
  const { back, retry } = useMessages(commonMessages);
  useLayoutEffect(() => {
    const template = document.getElementById(`skeleton-${kind}`) ?? document.getElementById("skeleton-form");
    if (!place.current || document.getElementById("skeleton") || !(template instanceof HTMLTemplateElement)) return;
    // Chromium supports replaceChildren only from version 86.
    place.current.textContent = "";
    place.current.appendChild(template.content.cloneNode(true));
    const heading = place.current.querySelector("[data-title]");
    if (heading) heading.textContent = title;
    place.current.querySelector("[data-back]")?.setAttribute("aria-label", back);
    const button = place.current.querySelector("[data-retry]");
    if (button) button.textContent = retry;
  }, [kind, title, back, retry]);
  return <div ref={place} aria-busy="true" />;
}

/**
 * Removes the document's skeleton in the same frame in which the content appears. Moves a focus inside the skeleton to the
 * screen's Back or, without Back, to its title.
 */
export function SkeletonEnd() {
  useLayoutEffect(() => {
    const skeleton = document.getElementById("skeleton");
    const hadFocus = skeleton?.contains(document.activeElement);
    skeleton?.remove();
    if (hadFocus) document.querySelector<HTMLElement>("[data-back], h1[tabindex]")?.focus({ preventScroll: true });
  }, []);
  return null;
}
