import { Fault } from "@lending/api-client";
import { useReturn } from "@lending/bridge/payment";
import { useRef, useState } from "react";

/** Result of a task: "left" when it navigated away from the page or the screen. */
type Outcome = "left" | undefined;

/**
 * Runs one task at a time. While it runs, and after it has left the page, further taps are ignored until the borrower
 * returns. `busyWith` is the name of the running task, or "". Calls `onFault` with the
 * name of the failed task on a fault.
 */
export function useOnce(onFault: (name: string) => void) {
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
      onFault(name);
    } finally {
      if (!hasLeft.current) settle();
    }
  };
  return { run, busyWith };
}
