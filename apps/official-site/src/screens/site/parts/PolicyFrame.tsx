import { useEffect, useRef, useState } from "react";
import { policyPage } from "../../../policy/policyPage.ts";
import * as css from "./PolicyFrame.module.css";

/** From here on, above and below the window, the frame is about to be seen. */
const NEAR = "300px 0px";

/**
 * The policy page, from wherever this build's files stand, asked for when it is about to be seen. The sandbox without
 * permissions lets it run nothing, open nothing and read nothing of ours.
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
