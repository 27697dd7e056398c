import type { ReactNode } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { Figures } from "../figures/Figures.tsx";
import { ErrorIcon, SuccessIcon } from "../icon/noticeIcons.tsx";
import { useMessages } from "../locale/locale.tsx";
import { planMessages } from "../messages/source.ts";
import { RelativeDay } from "../relative-day/RelativeDay.tsx";
import * as css from "./Plan.module.css";

const MARKS = {
  paid: { look: css.paid, Icon: SuccessIcon },
  next: { look: css.next, Icon: undefined },
  overdue: { look: css.overdue, Icon: ErrorIcon },
};

/** What is known of one thing, each in an element: a dot separates two, and no line begins with it. */
export const Facts = ({ children }: { children: ReactNode }) => <span className={css.facts}>{children}</span>;

interface PlanStepProps {
  title: string;
  /** Formatted; "" for none. */
  amount: string;
  /** Its state: a check when it is done, a sun when it is next, a warning when it is late. */
  mark?: keyof typeof MARKS | undefined;
  /** Whether it is what happens now. */
  isCurrent?: boolean;
  /** What is known of it, for `Facts`. A `strong` is its state. */
  children: ReactNode;
}

/** One step on the line of a loan, in an `ol`. */
export function PlanStep({ title, amount, mark, isCurrent = false, children }: PlanStepProps) {
  const { look = undefined, Icon = undefined } = mark ? MARKS[mark] : {};
  return (
    <li className={joinClasses(css.day, look)} aria-current={isCurrent ? "step" : undefined}>
      <span className={css.mark}>{Icon && <Icon size="s" />}</span>
      <div className={css.row}>
        <span className={css.title}>{title}</span>
        {amount !== "" && (
          <span className={css.amount}>
            <Figures>{amount}</Figures>
          </span>
        )}
      </div>
      <p className={css.about}>
        <Facts>{children}</Facts>
      </p>
    </li>
  );
}

/** One payment of a loan, already formatted. `mark` is its state; undefined if the state is not known. */
interface PlanDay extends Pick<PlanStepProps, "title" | "amount" | "mark"> {
  readonly date: string;
  /** The server's remark about a day without a mark. */
  readonly remark?: string;
}

interface PlanProps {
  days: readonly PlanDay[];
  /** The lender's time, to state in words when each payment is due. */
  now?: () => number;
}

/** A loan as a line of days: a check for paid days, a sun for the next one, a warning with a label for late ones. */
export function Plan({ days, now }: PlanProps) {
  const labelOf = useMessages(planMessages);
  return (
    <ol>
      {days.map(({ date, remark = "", ...day }, index) => (
        <PlanStep key={`${index}-${date}`} {...day}>
          <span>
            <Figures>{date}</Figures>
          </span>
          <strong>{day.mark === undefined ? remark : labelOf[day.mark]}</strong>
          {now && day.mark !== "paid" && (
            <span>
              <RelativeDay day={date} now={now} isDue={day.mark !== undefined} />
            </span>
          )}
        </PlanStep>
      ))}
    </ol>
  );
}
