import { joinClasses } from "../class-names/joinClasses.ts";
import { Figures } from "../figures/Figures.tsx";
import { ErrorIcon } from "../icon/ErrorIcon.tsx";
import { SuccessIcon } from "../icon/SuccessIcon.tsx";
import { useMessages } from "../locale/index.ts";
import * as css from "./Plan.module.css";
import { planWords } from "./planWords.ts";

/** One payment of a loan, in ready-made texts. `mark` says what is known of it; nothing known is no mark. */
export interface PlanDay {
  readonly title: string;
  readonly date: string;
  readonly amount: string;
  readonly mark?: "paid" | "next" | "overdue";
  /** A word of the server's own about a day that has no mark. */
  readonly remark?: string;
}

const MARKS = {
  paid: { look: css.paid, Icon: SuccessIcon },
  next: { look: css.next, Icon: undefined },
  overdue: { look: css.overdue, Icon: ErrorIcon },
};

/** A loan as a line of days: paid days have a check, the next one is a sun, late ones a warning and the word. */
export function Plan({ days }: { days: readonly PlanDay[] }) {
  const wordOf = useMessages(planWords);
  return (
    <ol>
      {days.map((day, index) => {
        const mark = day.mark === undefined ? undefined : MARKS[day.mark];
        const state = day.mark === undefined ? (day.remark ?? "") : wordOf[day.mark];
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
            </p>
          </li>
        );
      })}
    </ol>
  );
}
