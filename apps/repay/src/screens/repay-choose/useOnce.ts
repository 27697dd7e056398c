import { Fault } from "@lending/api-client";
import { useReturn } from "@lending/bridge/payment";
import { useRef, useState } from "react";

/** What a piece of work comes to: it may have left the page, or the screen. */
type Outcome = "left" | undefined;

/**
 * Runs one thing at a time: while it is under way, and once it has left, further taps do nothing until the borrower is
 * back. `busyWith` is the name of what is under way, or "". A fault is told to `onFault`.
 */
export function useOnce(onFault: () => void) {
  const busy = useRef(false);
  const [busyWith, setBusyWith] = useState("");
  const settle = () => {
    busy.current = false;
    setBusyWith("");
  };
  const hasLeft = useRef(false);
  useReturn(() => {
    if (!hasLeft.current) return;
    hasLeft.current = false;
    settle();
  });
  const run = async (name: string, work: () => Promise<Outcome>) => {
    if (busy.current) return;
    busy.current = true;
    setBusyWith(name);
    try {
      hasLeft.current = (await work()) === "left";
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      onFault();
    } finally {
      if (!hasLeft.current) settle();
    }
  };
  return { run, busyWith };
}
