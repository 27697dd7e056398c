import { joinClasses } from "../class-names/joinClasses.ts";
import { breakAtThousands, Figures } from "../figures/Figures.tsx";
import { FULL_SIZE_MAX, ONE_LINE_MAX } from "../first-paint/firstPaintParts.ts";
import { CalendarIcon } from "../icon/icons.tsx";
import { RelativeDay } from "../relative-day/RelativeDay.tsx";
import * as css from "./MoneyBlock.module.css";

interface Fact {
  readonly label: string;
  readonly value: string;
}

interface MoneyBlockProps {
  /** The one large amount of a screen, already formatted: `₱2.650`. */
  amount: Fact;
  date?: Fact;
  /** The lender's time, to state in words when the amount is due. */
  now?: () => number;
  /** What the borrower pays in all, below the date. */
  total?: Fact;
  /** What the amount contains, below it. */
  note?: string;
}

/** One large amount and its day. Use it on a card or in the sky of a screen. */
export function MoneyBlock({ amount, date, now, total, note }: MoneyBlockProps) {
  const [, currency = "", digits = amount.value] = /^(₱|PHP)(\s*.+)$/i.exec(amount.value.trim()) ?? [];
  return (
    <dl>
      <div>
        <dt className={css.label}>{amount.label}</dt>
        <dd
          translate="no"
          className={joinClasses(
            css.amount,
            amount.value.length > FULL_SIZE_MAX && css.wider,
            amount.value.length > ONE_LINE_MAX && css.long,
          )}
        >
          {currency !== "" && <span className={css.currency}>{currency}</span>}
          {breakAtThousands(digits)}
        </dd>
        {note !== undefined && (
          <dd className={css.label}>
            <Figures>{note}</Figures>
          </dd>
        )}
      </div>
      {date !== undefined && (
        <div className={css.date}>
          <dt className={css.dateLabel}>
            <CalendarIcon size="s" />
            {date.label}
          </dt>
          <dd className={css.dateValue}>
            <Figures>{date.value}</Figures>
          </dd>
          {now && (
            <dd className={css.relativeDay}>
              <RelativeDay day={date.value} now={now} isDue />
            </dd>
          )}
        </div>
      )}
      {total !== undefined && (
        <div className={css.date}>
          <dt className={css.totalLabel}>{total.label}</dt>
          <dd className={css.dateValue}>
            <Figures>{total.value}</Figures>
          </dd>
        </div>
      )}
    </dl>
  );
}
