import { Fault, HttpFault } from "@lending/api-client";
import { type NoAnswerKind, useNoAnswerText } from "@lending/ui/no-answer";
import { REPEATED_TAP_MS } from "@lending/ui/repeated-tap";
import { hideToast, showToast } from "@lending/ui/toast";
import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * "done" keeps the controls busy: the task opened another page, or must not run a second time. "opened" ignores a repeated tap:
 * what the task opened may leave this page as it is.
 */
export type TaskOutcome = "done" | "opened" | undefined;

/** A request without a result. */
export interface NoAnswer {
  readonly kind: NoAnswerKind;
  /** Returns the reason, then what to do next. */
  readonly describe: (next?: string) => string;
}

interface Submit<Name> {
  /**
   * Runs a task unless another one runs or is done. `name` is that of its control. A task that ends otherwise, also with
   * a fault, can be run again. Rejects with any error that is not a fault.
   */
  readonly submit: (name: Name, task: () => Promise<TaskOutcome>) => Promise<void>;
  /** Name of the task that runs or is done; undefined when a task can be run. */
  readonly busyWith: Name | undefined;
  /** Lets a task that is done run again: the borrower returned to the page. Does nothing while a task runs. */
  readonly release: () => void;
  /** Shows an error as a toast, unless the component has left the page. */
  readonly showError: (text: string) => undefined;
  /** True once the component has left the page. */
  readonly hasLeft: RefObject<boolean>;
}

function kindOf(fault: Fault): NoAnswerKind {
  const status = fault instanceof HttpFault ? fault.status : 0;
  return status === 429 ? "busy" : status >= 500 ? "trouble" : "lost";
}

/** Returns a ref that is true once the component has left the page: a late response must not act on another screen. */
export function useHasLeft(): RefObject<boolean> {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return hasLeft;
}

/**
 * Sends what the controls of a screen send: one task at a time, however often they are tapped. When a task has no result,
 * it shows the reason and `next`, which names what to do, or calls `next` with the name of the task and the reason. Unless
 * the system was busy, the task may have had its effect; the retry carries the same idempotency key (`once` of
 * `defineSend`).
 */
export function useSubmit<Name extends string | number>(
  next: string | ((name: Name, noAnswer: NoAnswer) => void),
): Submit<Name> {
  const textOf = useNoAnswerText();
  const state = useRef<"running" | TaskOutcome>(undefined);
  const [busyWith, setBusyWith] = useState<Name>();
  const hasLeft = useHasLeft();
  const showError = (text: string) => {
    if (!hasLeft.current) showToast(text, { tone: "error" });
    return undefined;
  };
  const settle = (outcome: TaskOutcome) => {
    state.current = outcome;
    if (outcome !== "done") setBusyWith(undefined);
    if (outcome === "opened")
      setTimeout(() => {
        state.current = undefined;
      }, REPEATED_TAP_MS);
  };
  const submit = async (name: Name, task: () => Promise<TaskOutcome>) => {
    if (state.current) return;
    state.current = "running";
    setBusyWith(name);
    // What an earlier attempt reported is no longer true. A long message would even reach the next screen.
    hideToast();
    let outcome: TaskOutcome;
    try {
      outcome = await task();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const kind = kindOf(error);
      const describe = (then = "") => textOf(kind, then);
      if (typeof next === "string") showError(describe(next));
      else next(name, { kind, describe });
    } finally {
      settle(outcome);
    }
  };
  const release = () => {
    if (state.current === "done") settle(undefined);
  };
  return { submit, busyWith, release, showError, hasLeft };
}
