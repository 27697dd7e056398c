import { joinClasses } from "../class-names/joinClasses.ts";
import { breakAtThousands, Figures } from "../figures/Figures.tsx";
import { FULL_SIZE_MAX, ONE_LINE_MAX } from "../first-paint/firstPaintParts.ts";
import { CalendarIcon } from "../icon/icons.tsx";
import { useMessages } from "../locale/locale.tsx";
import { moneyMessages } from "../messages/source.ts";
import { RelativeDay } from "../relative-day/RelativeDay.tsx";
import * as css from "./MoneyBlock.module.css";

interface Fact {
  readonly label: string;
  readonly value: string;
}

interface MoneyBlockProps {
  /** The one large amount of a screen, already formatted: `₱2,650.00`. */
  amount: Fact;
  /** The day as `showDay` returns it. Without a value it is left out. */
  date?: Fact | undefined;
  /** The lender's time, to state in words when the amount is due. */
  now?: () => number;
  /** What the borrower pays in all, below the date. */
  total?: Fact | undefined;
  /** What the amount means, below its day; "" for nothing. */
  note?: string;
  /** The day is over: the days are on a tint, with what the next one adds; "" for an unknown price. */
  lateDayFee?: string | undefined;
}

/** One large amount and its day. Use it on a card or in the sky of a screen. */
export function MoneyBlock({ amount, date, now, total, note = "", lateDayFee }: MoneyBlockProps) {
  const { lateDay } = useMessages(moneyMessages);
  const isLate = lateDayFee !== undefined;
  const beside = lateDayFee ? lateDay(lateDayFee) : note;
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
      </div>
      {date && date.value !== "" && (
        <div className={css.date}>
          <dt className={css.dateLabel}>
            <CalendarIcon size="s" />
            {date.label}
          </dt>
          <dd className={css.dateValue}>
            <Figures>{date.value}</Figures>
          </dd>
          {now && (
            <dd className={joinClasses(css.label, css.relativeDay, isLate && css.late)}>
              <div className={css.days}>
                <RelativeDay day={date.value} now={now} isDue />
              </div>
              {beside !== "" && (
                <div className={css.note}>
                  <Figures>{beside}</Figures>
                </div>
              )}
            </dd>
          )}
        </div>
      )}
      {total !== undefined && (
        <div className={css.date}>
          <dt className={css.dateLabel}>{total.label}</dt>
          <dd className={css.dateValue}>
            <Figures>{total.value}</Figures>
          </dd>
        </div>
      )}
    </dl>
  );
}
