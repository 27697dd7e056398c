import { showMoney } from "@lending/domain/money";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { readDay, showDay } from "@lending/ui/day";
import { Figures } from "@lending/ui/figures";
import { CallIcon } from "@lending/ui/icon";
import { type Locale, useLocale, useMessages } from "@lending/ui/locale";
import { PlanStep } from "@lending/ui/plan";
import { RelativeDay } from "@lending/ui/relative-day";
import type { TimelineStep } from "../../api/fetchOrderDetails.ts";
import { orderMessages, timelineMessages } from "../../messages/source.ts";
import * as css from "./OrderDetailsScreen.module.css";

interface LoanTimelineProps {
  steps: readonly TimelineStep[];
  /** The account that receives the money, by its bank and last digits; "" when unknown. */
  account?: string;
  /** Whether a payment is pending: what is next is then unknown. */
  isPending?: boolean;
  /** The lender's time. */
  now: () => number;
  /** Service number for questions. */
  phone: string;
  onCall: () => void;
}

type Messages = ReturnType<typeof useMessages<(typeof timelineMessages)["source"]>>;

const MARKS = { done: "paid", late: "overdue", now: "next", next: undefined } as const;

/** While a payment is pending, the one that it may have paid is neither late nor due. */
const settle = (step: TimelineStep): TimelineStep =>
  isCurrent(step) && step.step === "payment" ? { ...step, state: "now", date: "" } : step;

export function LoanTimeline({ steps: sent, account = "", isPending = false, now, phone, onCall }: LoanTimelineProps) {
  const messages = useMessages(timelineMessages);
  const { payment } = useMessages(orderMessages);
  const locale = useLocale();
  const steps = isPending ? sent.map(settle) : sent;
  const next = isPending ? "" : nextText(steps, account, messages, locale);
  return (
    <Card title={messages.title}>
      {next !== "" && (
        <p className={css.next}>
          <Figures>{next}</Figures>
        </p>
      )}
      <ol>
        {steps.map((entry, index) => (
          <PlanStep
            key={index}
            title={titleOf(entry, messages, payment)}
            amount={entry.step === "payment" || entry.step === "sent" ? showMoney(entry.amount, locale) : ""}
            mark={MARKS[entry.state]}
            isCurrent={isCurrent(entry)}
          >
            <strong>{stateLabel(entry, messages)}</strong>
            {entry.date !== "" && (
              <span>
                {dateLabel(entry, messages)}
                <Figures>{showDay(entry.date)}</Figures>
              </span>
            )}
            {entry.state !== "done" && (
              <span>
                <RelativeDay day={entry.date} now={now} isDue={entry.step === "payment"} />
              </span>
            )}
          </PlanStep>
        ))}
      </ol>
      <div className={css.call}>
        <Button variant="line" iconBefore={<CallIcon size="s" />} onClick={onCall}>
          {messages.call}
        </Button>
        <p className={css.phone}>
          <Figures>{phone}</Figures>
        </p>
      </div>
    </Card>
  );
}

const isCurrent = ({ state }: TimelineStep) => state === "now" || state === "late";

function titleOf({ step, state, position }: TimelineStep, messages: Messages, unnumbered: string): string {
  if (step === "payment") return position > 0 ? messages.payment(String(position)) : unnumbered;
  const isDone = state === "done";
  const titles = {
    received: messages.applied,
    review: isDone ? messages.approved : messages.decision,
    sent: isDone ? messages.moneySent : messages.money,
    repaid: messages.repaid,
  };
  return titles[step];
}

const stateLabel = ({ step, state }: TimelineStep, messages: Messages): string =>
  step === "payment" && state === "done" ? messages.paid : messages[state];

/** Returns what precedes a date: nothing for a done step, and for a date that cannot be read. */
function dateLabel({ step, state, date }: TimelineStep, { wasDue, due, by }: Messages): string {
  if (state === "done" || readDay(date) === undefined) return "";
  return `${state === "late" ? wasDue : step === "payment" ? due : by} `;
}

/** Returns the date of a step for a sentence; "" for one that cannot be read, by which nothing may be promised. */
const dated = (step: TimelineStep | undefined) => (step && readDay(step.date) !== undefined ? showDay(step.date) : "");

/** Returns what happens next and by when, from the step that is current; "" when the lender names none. */
function nextText(steps: readonly TimelineStep[], account: string, messages: Messages, locale: Locale): string {
  const current = steps.find(isCurrent);
  if (current === undefined) return "";
  const { step, state } = current;
  const date = dated(current);
  if (step === "review") {
    const arrival = dated(steps.find((entry) => entry.step === "sent"));
    const decision = date === "" ? messages.decisionNextUndated : messages.decisionNext(date);
    return arrival === "" ? decision : `${decision} ${messages.arrival(arrival)}`;
  }
  if (step === "sent") return date === "" ? messages.moneyNextUndated(account) : messages.moneyNext(date, account);
  const amount = showMoney(current.amount, locale);
  if (step !== "payment" || amount === "" || date === "") return "";
  return state === "late" ? messages.lateNext(amount, date) : messages.paymentNext(amount, date);
}
