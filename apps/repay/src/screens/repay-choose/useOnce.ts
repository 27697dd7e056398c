import { Fault } from "@lending/api-client";
import { useRef, useState } from "react";
import { useReturn } from "../../components/useReturn.ts";

/** What a piece of work comes to: it may have left the page, or the screen. */
type Outcome = "left" | undefined;

/**
 * Runs one thing at a time: while it is under way, and once it has left, further taps do nothing until the borrower is
 * back. A fault is told to `onFault`.
 */
export function useOnce(onFault: () => void) {
  const busy = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const settle = () => {
    busy.current = false;
    setIsBusy(false);
  };
  const hasLeft = useRef(false);
  useReturn(() => {
    if (!hasLeft.current) return;
    hasLeft.current = false;
    settle();
  });
  const run = async (work: () => Promise<Outcome>) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    try {
      hasLeft.current = (await work()) === "left";
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      onFault();
    } finally {
      if (!hasLeft.current) settle();
    }
  };
  return { run, isBusy };
}
