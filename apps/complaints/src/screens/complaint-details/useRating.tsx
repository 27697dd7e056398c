import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useOverlay } from "../../components/useOverlay.ts";
import { loadRatingDialog } from "./loadRatingDialog.ts";

/** Delay between rendering the details and opening the rating. */
const RATING_DELAY_MS = 3000;

/** Opens the rating of an answer once, three seconds after the details are rendered, but not while `isHeldBack`. */
export function useRating(problemId: string, isWanted: boolean, isHeldBack: boolean): ReactNode {
  const [isDue, setIsDue] = useState(false);
  const { Component, isOpen, open, close } = useOverlay(loadRatingDialog, (module) => module.RatingDialog);

  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setIsDue(true), RATING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);

  const openRating = useEffectEvent(() => void open());
  const isTime = isDue && !isHeldBack;
  useEffect(() => {
    if (!isTime) return;
    setIsDue(false);
    openRating();
  }, [isTime]);

  return Component && <Component open={isOpen} problemId={problemId} onClosed={close} />;
}
