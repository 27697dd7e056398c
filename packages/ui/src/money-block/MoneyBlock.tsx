import { joinClasses } from "../class-names/joinClasses.ts";
import { breakAtThousands, Figures } from "../figures/Figures.tsx";
import { CalendarIcon } from "../icon/CalendarIcon.tsx";
import * as css from "./MoneyBlock.module.css";

/** Longer than this an amount no longer fits one line of a 320 px phone at its full size. */
const ONE_LINE_MAX = 13;
/** Longer than these it would run off a phone once the text is twice as large. */
const FULL_SIZE_MAX = 8;
const WIDE_MAX = 10;

interface Fact {
  readonly label: string;
  readonly value: string;
}

interface MoneyBlockProps {
  /** The one large amount of a screen, ready-made: `₱2.650`. */
  amount: Fact;
  date?: Fact;
}

/** The number first: one amount, large, and the day it is about. Stands on a card or in the sky of a screen. */
export function MoneyBlock({ amount, date }: MoneyBlockProps) {
  const [, currency = "", digits = amount.value] = /^(₱|PHP)(\s*.+)$/i.exec(amount.value.trim()) ?? [];
  return (
    <dl>
      <div>
        <dt className={css.label}>{amount.label}</dt>
        <dd
          className={joinClasses(
            css.amount,
            amount.value.length > FULL_SIZE_MAX && css.wide,
            amount.value.length > WIDE_MAX && css.wider,
            amount.value.length > ONE_LINE_MAX && css.long,
          )}
        >
          {currency !== "" && <span className={css.currency}>{currency}</span>}
          {breakAtThousands(digits)}
        </dd>
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
        </div>
      )}
    </dl>
  );
}
