import type { Refusal } from "@lending/api-client";
import { flag, integer, record, text } from "@lending/api-client/schema";
import { useReturn } from "@lending/bridge/return";
import { useNavigate } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { declareStored } from "@lending/bridge/stored";
import { useHasLeft, useSubmit } from "@lending/bridge/submit";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import type { OrderIds } from "@lending/domain/addresses/repay";
import { type Money, readMoney, sendMoney } from "@lending/domain/money";
import { type OrderPayment, saveStartedPayment } from "@lending/domain/payment";
import { formatDate } from "@lending/ui/day";
import { lazyComponent, optional } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { RESEND_MS } from "@lending/ui/seconds-left";
import { hideToast, showToast } from "@lending/ui/toast";
import { useState } from "react";
import type { Card, CardRepayment } from "../../api/fetchCards.ts";
import { refusalCause } from "../../api/submitCardRepayment.ts";
import { loadPaymentState } from "../../components/lazyComponents.ts";
import { paymentMessages, repayChooseMessages } from "../../messages/source.ts";

/** Loaded when the browser is idle, because it is shown when the connection is lost. */
export const CheckOrderNotice = lazyComponent(
  () => loadPaymentState().then((module) => module.CheckOrderNotice),
  optional,
);

/** What both steps know. */
export interface StepProps {
  ids: OrderIds;
  title: string;
  repayment: CardRepayment;
  newest: NewestPayment;
}

type NewestPayment = ReturnType<typeof useNewestPayment>;

/** Returns the newest payment of an order: the lender's, or the one for which this page has just lost the response. */
export function useNewestPayment(orderId: string, { payment: known }: CardRepayment) {
  const [uncertain, setUncertain] = useState<{ readonly payment: OrderPayment; readonly after: string }>();
  const { now } = useApi();
  /** Records on this phone that a payment of this amount was started. Call it when money may move. */
  const save = (amount: Money) => {
    const started = {
      purpose: "instalment",
      amount: sendMoney(amount),
      channelName: "",
      at: formatDate(now(), "time"),
    } as const;
    saveStartedPayment(orderId, started);
    return { state: "started", ...started } as const;
  };
  return {
    payment: uncertain?.after === idOf(known) ? uncertain.payment : known,
    save,
    /** Records a payment with an unknown outcome, and shows it until the lender reports another one. */
    showUncertain: (amount: Money) => setUncertain({ payment: save(amount), after: idOf(known) }),
    /** Whether the borrower has left both steps; a late answer must then change no other page. */
    hasLeft: useHasLeft(),
  };
}

/** Identifies a report of the lender, to notice a newer one. */
const idOf = (payment: OrderPayment | undefined) => JSON.stringify(payment ?? null);

/**
 * Runs the requests of a step that pays, one at a time. A lost response, except to "resend", or a duplicate payment
 * records that money may have moved. `requestOf` returns everything that the request of a task contains: only the same
 * request is a retry, which pays at most once.
 */
export function useCardPayment({ ids, newest, amount, requestOf }: CardPaymentOptions) {
  const messages = useMessages(repayChooseMessages);
  const { unansweredNext } = useMessages(paymentMessages);
  const navigate = useNavigate();
  const [mayHavePaid, setMayHavePaid] = useState(false);
  const [lostRequest, setLostRequest] = useState("");
  const showError = (text: string) => {
    if (!newest.hasLeft.current) showToast(text, { tone: "error" });
    return undefined;
  };
  const warn = (lost: string) => {
    setLostRequest(lost);
    setMayHavePaid(true);
    newest.showUncertain(amount);
  };
  const submission = useSubmit<string>((name, { kind, describe }) => {
    const isLost = kind === "lost";
    // It pays nothing: only the code that it requests pays.
    if (name === "resend") return void showError(isLost ? messages.notResent : describe());
    // A busy lender did not accept the payment: no money has moved.
    if (kind !== "busy") warn(requestOf(name));
    showError(isLost ? messages.lost : describe(unansweredNext));
  });
  // A wallet is another app: the borrower returns to this page as it was.
  useReturn(submission.release);
  return {
    ...submission,
    mayHavePaid,
    showError,
    /** Shows a refusal. Two causes have a specific message; for any other the server's is shown. */
    showRefusal(refusal: Refusal, show = showError) {
      const cause = refusalCause(refusal);
      if (cause === "paidTwice") warn("");
      const text = cause === "other" ? refusal.message || messages.failed : messages[cause];
      return cause === "paidTwice" ? showError(text) : show(text);
    },
    /** Records a payment, and opens its order. */
    openPaidOrder(paid = amount) {
      newest.save(paid);
      if (newest.hasLeft.current) return "done" as const;
      hideToast();
      void navigate(loanDetailPath(ids), { replace: true });
      return "done" as const;
    },
    isRetry: (name: string) => newest.payment?.state === "started" && lostRequest === requestOf(name),
  };
}

interface CardPaymentOptions {
  readonly ids: OrderIds;
  readonly newest: NewestPayment;
  /** What the step pays. */
  readonly amount: Money;
  readonly requestOf: (name: string) => string;
}

export interface AwaitedCode {
  readonly card: Card;
  readonly recordId: string;
  /** What confirming it pays, whatever is due meanwhile. */
  readonly amount: Money;
  /** Time at which the code was sent, in milliseconds of the device clock. */
  readonly sentAt: number;
}

/** The last code that the bank sent, and whether the borrower is entering it or has returned to the cards. */
export type CodeEntry = AwaitedCode & { readonly isOpen: boolean };

/** An older code has expired: reopening the page then starts with the cards. */
const VALIDITY_MS = 600_000;

/** A card payment that waits for its SMS code, for ten minutes. The code itself is never stored. */
const storedEntry = declareStored({
  key: "awaitedCode",
  place: "session",
  read: record({ cardId: text(), recordId: text(), amount: text(), sentAt: integer(-1), isOpen: flag() }).read,
});

/**
 * Restores the code step of an order after a reload, with its countdown. Returns undefined when its card is no longer
 * available.
 */
export function readCodeEntry(orderId: string, cards: readonly Card[], now = Date.now()): CodeEntry | undefined {
  const { cardId, amount, ...entry } = storedEntry.read(orderId);
  const card = cards.find(({ id }) => id === cardId);
  const isValid = entry.sentAt <= now && now - entry.sentAt < VALIDITY_MS;
  if (!card || entry.recordId === "" || !isValid) return undefined;
  return { ...entry, card, amount: readMoney(amount) };
}

/** Stores the code step, for a reload. */
export const saveCodeEntry = (orderId: string, { card, amount, ...entry }: CodeEntry) =>
  storedEntry.save({ ...entry, cardId: card.id, amount: sendMoney(amount) }, orderId);

export const dropCodeEntry = (orderId: string) => storedEntry.drop(orderId);

/** Returns when another code can be sent, for `useSecondsLeft`. */
export const resendAt = ({ sentAt }: Pick<AwaitedCode, "sentAt">): number => sentAt + RESEND_MS;
