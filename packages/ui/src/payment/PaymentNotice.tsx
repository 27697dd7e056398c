import { showDay } from "../day/day.ts";
import { Figures } from "../figures/Figures.tsx";
import { useMessages } from "../locale/locale.tsx";
import { paymentMessages } from "../messages/source.ts";
import { Notice } from "../notice/Notice.tsx";
import * as css from "./PaymentNotice.module.css";

const TONES = {
  started: "info",
  reported: "info",
  processing: "warning",
  paid: "positive",
  refused: "danger",
} as const;

interface PaymentNoticeProps {
  /** `started` is a payment with an unknown outcome, `reported` one that the borrower has made. */
  state: keyof typeof TONES;
  /** The amount as the borrower reads it. This and the next two may be "". */
  amount: string;
  channelName: string;
  at: string;
}

/** The state of the newest payment of an order. Prevents accidental second payments. */
export function PaymentNotice({ state, amount, channelName, at }: PaymentNoticeProps) {
  const messages = useMessages(paymentMessages);
  const facts = [amount, channelName, showDay(at)].filter((fact) => fact.trim() !== "").join(" · ");
  return (
    <Notice tone={TONES[state]} title={messages[`${state}Title`]}>
      {state === "paid" ? "" : messages[state]}
      {facts !== "" && (
        <span className={css.facts}>
          <Figures>{facts}</Figures>
        </span>
      )}
    </Notice>
  );
}
