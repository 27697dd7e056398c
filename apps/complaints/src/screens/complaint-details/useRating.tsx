import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useOverlay } from "../../components/useOverlay.ts";
import { loadRatingDialog } from "./loadRatingDialog.ts";

/** Specification 9: the rating is asked for so long after the details stand. */
const RATING_DELAY_MS = 3000;

/** The rating of an answer: asked for once, three seconds after the details stand, and not while `isHeldBack`. */
export function useRating(problemId: string, isWanted: boolean, isHeldBack: boolean): ReactNode {
  const [isDue, setIsDue] = useState(false);
  const { Part, isOpen, open, close } = useOverlay(loadRatingDialog, (module) => module.RatingDialog);

  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setIsDue(true), RATING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);

  const ask = useEffectEvent(() => void open());
  const isTime = isDue && !isHeldBack;
  useEffect(() => {
    if (!isTime) return;
    setIsDue(false);
    ask();
  }, [isTime]);

  return Part && <Part open={isOpen} problemId={problemId} onClosed={close} />;
}
