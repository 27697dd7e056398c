import { endOf, showDay } from "../day/day.ts";
import { DAY_MS } from "../day/formatDate.ts";
import { Figures } from "../figures/Figures.tsx";
import { useMessages } from "../locale/locale.tsx";
import { paymentMessages } from "../messages/source.ts";
import { Notice } from "../notice/Notice.tsx";
import * as css from "./PaymentNotice.module.css";

interface PaymentTimes {
  /** The time of the payment; "" when unknown. */
  readonly at: string;
  /** By when the lender usually knows of it; "" when nothing is promised. */
  readonly expectedBy?: string;
}

/** Returns whether a payment takes longer than promised. Without a promise: wallets and counters report one within a day. */
export const isOverdue = ({ at, expectedBy = "" }: PaymentTimes, nowMs: number): boolean =>
  (expectedBy === "" ? (endOf(at) ?? Number.NaN) + DAY_MS : (endOf(expectedBy) ?? Number.NaN)) < nowMs;

interface PaymentNoticeProps extends PaymentTimes {
  /** `started` has an unknown outcome. `reported`, which the borrower has made, and `processing` are under way. */
  state: "started" | "reported" | "processing" | "paid" | "refused";
  /** The amount as the borrower reads it. This and the channel may be "". */
  amount: string;
  channelName: string;
  /** The lender's time. */
  now: () => number;
  /** The page is about the payment, so the notice leaves out amount and time. */
  isHeaded?: boolean;
}

const TONES = { started: "info", paid: "positive", refused: "danger" } as const;

/** The state of the newest payment of an order. Prevents accidental second payments. */
export function PaymentNotice({ state, amount, channelName, now, isHeaded = false, ...times }: PaymentNoticeProps) {
  const messages = useMessages(paymentMessages);
  const channel = isHeaded && channelName !== "" ? `${messages.channel}: ${channelName}` : channelName;
  const facts = (isHeaded ? [channel] : [amount, channel, showDay(times.at)])
    .filter((fact) => fact.trim() !== "")
    .join(" · ");
  const factsLine = facts !== "" && (
    <span className={css.facts}>
      <Figures>{facts}</Figures>
    </span>
  );
  if (state === "reported" || state === "processing") {
    const { expectedBy = "" } = times;
    const isLong = isOverdue(times, now());
    return (
      <Notice tone={isLong ? "warning" : "info"} title={messages.underWay}>
        <Figures>
          {expectedBy === ""
            ? messages[isLong ? "undatedOverdue" : "undated"]
            : messages[isLong ? "overdue" : "expected"](expectedBy)}
        </Figures>
        {factsLine}
      </Notice>
    );
  }
  return (
    <Notice tone={TONES[state]} title={messages[`${state}Title`]}>
      {state === "paid" ? "" : messages[state]}
      {factsLine}
    </Notice>
  );
}
