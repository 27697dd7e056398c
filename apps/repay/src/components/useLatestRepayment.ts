import { Fault } from "@lending/api-client";
import { useReturn } from "@lending/bridge/payment";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { RepaymentAnswer } from "../api/fetchRepayment.ts";
import { askAgainDelay } from "./askAgainDelay.ts";
import type { LoadedRepayment } from "./orSavedPayCode.ts";

type Ask = (signal: AbortSignal) => Promise<RepaymentAnswer>;

interface Asked {
  readonly sinceReturn: number | undefined;
  readonly inAll: number;
}

/**
 * What was loaded, until something newer is known: asks again by itself when the borrower comes back from paying, and
 * while a payment is on its way. A question that finds no answer leaves what is shown.
 */
export function useLatestRepayment(loaded: LoadedRepayment, ask: Ask): LoadedRepayment {
  const [newer, setNewer] = useState<{ readonly than: LoadedRepayment; readonly answer: RepaymentAnswer }>();
  const [asked, setAsked] = useState<Asked>({ sinceReturn: undefined, inAll: 0 });
  const latest = newer?.than === loaded ? newer.answer : loaded;
  const payment = latest.ok ? latest.repayment.payment : "saved" in latest ? undefined : latest.payment;
  const isProcessing = payment?.state === "processing";

  useReturn(() => setAsked(({ inAll }) => ({ sinceReturn: 0, inAll })));

  const askAgain = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const answer = await ask(signal);
      if (signal.aborted) return;
      // What is shown stays while the files of what comes next load.
      startTransition(() => setNewer({ than: loaded, answer }));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Fault)) throw error;
    }
    setAsked(({ sinceReturn, inAll }) => ({
      sinceReturn: sinceReturn === undefined ? undefined : sinceReturn + 1,
      inAll: inAll + 1,
    }));
  });

  // Each question and each return makes a new `asked`, which sets the next one.
  useEffect(() => {
    const delay = askAgainDelay({ ...asked, isProcessing });
    if (delay === undefined) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      // Out of sight it waits for the return.
      if (document.visibilityState === "visible") void askAgain(controller.signal);
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, isProcessing]);

  return latest;
}
