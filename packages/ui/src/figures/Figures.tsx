import { Fragment, type ReactNode } from "react";
import * as css from "./Figures.module.css";

/** An amount, a date, a time or a reference: digits and the punctuation between them; then that after it, and a separator. */
const FIGURE = /((?:₱\s?)?\d[\d.,:-]*\d)([.,;:!?)…。，；：！？）]*(?: ·)?)/;
/** A calendar day, as the lender writes it. */
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
/** Characters that fit one line of a 320 px phone with text at 200 %. */
const ONE_LINE_MAX = 10;
/** No amount is longer. Finding the thousands takes quadratic time, so a longer value only wraps where it must. */
const AMOUNT_MAX = 40;
/** Positions before a group of thousands, after its separator if there is one, and after the hyphen of a long reference. */
const BEFORE_THOUSANDS = /[.,](?=\d{3}(?!\d))|-(?=\d)|\d(?=(?:\d{3})+[.,]\d\d$)/g;

/** A text with amounts and dates. A date is a `time` and never breaks; an amount too long for its line breaks between thousands. Translators keep both. */
export function Figures({ children }: { children: string }) {
  const parts = children.split(FIGURE);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return <Fragment key={index}>{keepSeparators(part)}</Fragment>;
    // The full stop after a figure belongs to its box, or it may start the next line.
    const stop = parts[index + 1];
    return DAY.test(part) ? (
      <time key={index} className={css.figure} dateTime={part} translate="no">
        {part}
        {stop}
      </time>
    ) : (
      <span key={index} className={css.figure} translate="no">
        {part.length <= ONE_LINE_MAX ? part : breakAtThousands(part)}
        {stop}
      </span>
    );
  });
}

/** Keeps a separator on the line of the word before it. */
const keepSeparators = (text: string): readonly ReactNode[] =>
  text.split(/(\S+ ·)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={css.figure}>
        {piece}
      </span>
    ),
  );

/** Lets an amount longer than a line break between thousands and nowhere else. */
export function breakAtThousands(amount: string): ReactNode {
  if (amount.length > AMOUNT_MAX) return amount;
  return amount
    .replace(BEFORE_THOUSANDS, "$&|")
    .split("|")
    .map((group, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {group}
      </Fragment>
    ));
}
