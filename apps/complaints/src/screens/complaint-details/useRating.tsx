import { lazyComponent, NotOpened } from "@lending/ui/lazy-component";
import { type ReactNode, useEffect, useState } from "react";
import { loadRatingDialog } from "./loadRatingDialog.ts";

const RatingDialog = lazyComponent(() => loadRatingDialog().then((module) => module.RatingDialog), {
  fallback: null,
  Failed: NotOpened,
});

/** Specification 9: the rating is asked for so long after the details stand. */
const RATING_DELAY_MS = 3000;

/** The rating of an answer: asked for once, three seconds after the details stand, and not while `isHeldBack`. */
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
