import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { type ReactNode, useEffect, useState } from "react";

const RatingDialog = lazyOverlay(() => import("./RatingDialog.tsx").then((module) => module.RatingDialog));

/** Delay between rendering the details and opening the rating. */
const RATING_DELAY_MS = 3000;

/** Opens the rating of an answer once, three seconds after the details are rendered, but not while `isHeldBack`. */
export function useRating(problemId: string, isWanted: boolean, isHeldBack: boolean): ReactNode {
  const [isDue, setIsDue] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setIsDue(true), RATING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);

  const isTime = isDue && !isHeldBack;
  useEffect(() => {
    if (!isTime) return;
    setIsDue(false);
    setIsOpen(true);
  }, [isTime]);

  return <RatingDialog open={isOpen} problemId={problemId} onClose={() => setIsOpen(false)} />;
}
