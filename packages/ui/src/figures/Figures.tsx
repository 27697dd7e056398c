import { Fragment, type ReactNode } from "react";
import * as css from "./Figures.module.css";

/** An amount, a date, a time, a reference: digits with their signs between them. */
const FIGURE = /((?:₱\s?)?\d[\d.,:-]*\d)/;
/** As much as one line of a 320 px phone takes with text twice as large. */
const ONE_LINE_MAX = 10;
/** Where thousands begin, behind their separator if they have one. */
const BEFORE_THOUSANDS = /[.,](?=\d{3}(?!\d))|\d(?=(?:\d{3})+[.,]\d\d$)/g;

/** A text with amounts and dates in it: a date stays whole, and an amount too long for its line breaks between thousands. */
export function Figures({ children }: { children: string }) {
  return children.split(FIGURE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={css.figure}>
        {breakAtThousands(part)}
      </span>
    ),
  );
}

/** One amount that is longer than a line may be: it breaks between thousands and nowhere else. */
export function breakAtThousands(amount: string): ReactNode {
  if (amount.length <= ONE_LINE_MAX) return amount;
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
