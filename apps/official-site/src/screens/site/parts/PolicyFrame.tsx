import { useEffect, useRef, useState } from "react";
import { policyPage } from "../../../policy/policyPage.ts";
import * as css from "./PolicyFrame.module.css";

/** Distance from the viewport, above and below, at which the frame starts to load. */
const NEAR = "300px 0px";

/**
 * Shows the policy page of this build in a frame, and loads it shortly before it becomes visible. The empty `sandbox`
 * attribute prevents scripts, navigation and access to this page.
 */
export function PolicyFrame({ title }: { title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={css.place}>
      {isNear && (
        <iframe className={css.frame} title={title} src={policyPage} sandbox="" referrerPolicy="no-referrer" />
      )}
    </div>
  );
}
