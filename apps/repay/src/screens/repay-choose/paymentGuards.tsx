import { Fault } from "@lending/api-client";
import { useBackGuard } from "@lending/bridge";
import { type OrderPayment, saveStartedPayment, useReturn } from "@lending/bridge/payment";
import { formatDate } from "@lending/ui/format";
import { useHasLeft } from "@lending/ui/has-left";
import { type Messages, useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { type RefObject, useRef, useState } from "react";
import type { CardRepayment } from "../../api/fetchCards.ts";
import { sendMoney } from "../../api/money.ts";
import type { CardRefusal } from "../../api/submitCardRepayment.ts";
import { PayAgainDialog } from "../../components/lazyComponents.ts";
import { type RepayChooseMessages, repayChooseMessages } from "./messages.ts";

/** Result of a task: "left" when it navigated away from the page or the screen. */
type Outcome = "left" | undefined;

/**
 * Runs one task at a time. While it runs, and after it has left the page, further taps are ignored until the borrower
 * returns. `busyWith` is the name of the running task, or "". Calls `onFault` with the name of the failed task on a
 * fault.
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

/**
 * Guards the actions that pay. While `needsConfirmation`, an action that is wrapped in `withConfirmation` first opens
 * `dialog`. The retry of a lost request needs none: it has the same idempotency key, so it pays at most once.
 */
export function usePayAgain(needsConfirmation: boolean) {
  const [pendingAction, setPendingAction] = useState<{ readonly pay: () => void }>();
  // After the first payment is settled, no confirmation is necessary.
  const unconfirmedAction = needsConfirmation ? pendingAction : undefined;
  const close = () => setPendingAction(undefined);
  useBackGuard(close, unconfirmedAction !== undefined);
  const withConfirmation =
    (action: () => Promise<unknown>, isRetry = false) =>
    () =>
      needsConfirmation && !isRetry ? setPendingAction({ pay: () => void action() }) : void action();
  const dialog = unconfirmedAction && (
    <PayAgainDialog
      onClose={close}
      onPayAgain={() => {
        close();
        unconfirmedAction.pay();
      }}
    />
  );
  return { withConfirmation, dialog };
}

export interface NewestPayment {
  readonly payment: OrderPayment | undefined;
  /** Records on this phone that a payment was started. Call it when money may move. */
  readonly save: () => OrderPayment;
  /** Records a payment with an unknown outcome, and shows it until the lender reports another one. */
  readonly showUncertain: () => void;
  /** Whether the borrower has left the page; a late answer must then change no other page. */
  readonly hasLeft: RefObject<boolean>;
}

/** Returns the newest payment of an order: the lender's, or the one whose response this page has just lost. */
export function useNewestPayment(orderId: string, { amount, payment: known }: CardRepayment): NewestPayment {
  const [uncertain, setUncertain] = useState<{ readonly payment: OrderPayment; readonly after: string }>();
  const hasLeft = useHasLeft();
  const save = () => {
    const started = {
      purpose: "instalment",
      amount: sendMoney(amount),
      channelName: "",
      at: formatDate(Date.now(), "time"),
    } as const;
    saveStartedPayment(orderId, started);
    return { state: "started", ...started } as const;
  };
  return {
    payment: uncertain?.after === idOf(known) ? uncertain.payment : known,
    save,
    showUncertain: () => setUncertain({ payment: save(), after: idOf(known) }),
    hasLeft,
  };
}

/** Identifies a report of the lender, to notice a newer one. */
const idOf = (payment: OrderPayment | undefined) => JSON.stringify(payment ?? null);

/** Returns the message for a refusal. Two causes have a specific message; for any other the server's is shown. */
export function refusalMessage({ cause, message }: CardRefusal, messages: Messages<RepayChooseMessages>): string {
  if (cause === "other") return message || messages.failed;
  return messages[cause];
}

/**
 * Runs the requests of a step that pays, one at a time. A lost response, except to "resend", or a duplicate payment
 * records that money may have moved. `requestOf` returns a name for the request of a task, to recognise its retry.
 */
export function useCardPayment({ newest, requestOf }: CardPaymentOptions) {
  const messages = useMessages(repayChooseMessages);
  const [mayHavePaid, setMayHavePaid] = useState(false);
  const [lostRequest, setLostRequest] = useState("");
  const showError = (text: string) => {
    if (!newest.hasLeft.current) showToast(text, { tone: "error" });
    return undefined;
  };
  const warn = (lost: string) => {
    setLostRequest(lost);
    setMayHavePaid(true);
    newest.showUncertain();
  };
  const once = useOnce((name) => {
    // It pays nothing: the code that it asks for is what pays.
    if (name === "resend") return void showError(messages.notResent);
    warn(requestOf(name));
    showError(messages.lost);
  });
  return {
    ...once,
    mayHavePaid,
    showError,
    reportPaidTwice: () => warn(""),
    isRetry: (name: string) => newest.payment?.state === "started" && lostRequest === requestOf(name),
  };
}

interface CardPaymentOptions {
  readonly newest: NewestPayment;
  readonly requestOf: (name: string) => string;
}
