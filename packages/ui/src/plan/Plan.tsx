import { joinClasses } from "../class-names/joinClasses.ts";
import { Figures } from "../figures/Figures.tsx";
import { ErrorIcon, SuccessIcon } from "../icon/noticeIcons.tsx";
import { useMessages } from "../locale/locale.tsx";
import { planMessages } from "../messages/source.ts";
import { RelativeDay } from "../relative-day/RelativeDay.tsx";
import * as css from "./Plan.module.css";

/** One payment of a loan, already formatted. `mark` is its state; undefined if the state is not known. */
interface PlanDay {
  readonly title: string;
  readonly date: string;
  readonly amount: string;
  readonly mark?: "paid" | "next" | "overdue";
  /** The server's remark about a day without a mark. */
  readonly remark?: string;
}

const MARKS = {
  paid: { look: css.paid, Icon: SuccessIcon },
  next: { look: css.next, Icon: undefined },
  overdue: { look: css.overdue, Icon: ErrorIcon },
};

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
      {days.map((day, index) => {
        const mark = day.mark === undefined ? undefined : MARKS[day.mark];
        const state = day.mark === undefined ? (day.remark ?? "") : labelOf[day.mark];
        return (
          <li key={`${index}-${day.date}`} className={joinClasses(css.day, mark?.look)}>
            <span className={css.mark}>{mark?.Icon !== undefined && <mark.Icon size="s" />}</span>
            <div className={css.row}>
              <span className={css.title}>{day.title}</span>
              <span className={css.amount}>
                <Figures>{day.amount}</Figures>
              </span>
            </div>
            <p className={css.date}>
              <Figures>{day.date}</Figures>
              {state !== "" && <span className={css.state}>{state}</span>}
              {now && day.mark !== "paid" && (
                <span className={css.relativeDay}>
                  <RelativeDay day={day.date} now={now} isDue={day.mark !== undefined} />
                </span>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
