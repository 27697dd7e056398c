import { createContext, use } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as money from "../money-block/MoneyBlock.module.css";
import * as css from "./FirstPaint.module.css";
import {
  type FactGroup,
  FIRST_PLACEHOLDER,
  type FirstPaintParts,
  makeParts,
  type PlaceholderWidth,
} from "./firstPaintParts.ts";

const lookOf = { none: undefined, short: css.short, medium: undefined, long: css.long, amount: css.amount };

export const FirstPaintContext = createContext<FirstPaintParts | undefined>(undefined);

/**
 * Returns the functions of a component that a document shows before its screen: `placeholder` returns a text for any
 * component of this package, and `show` says which facts of the first early response replace placeholders.
 */
export function useFirstPaint() {
  const collected = use(FirstPaintContext);
  const parts = collected ?? makeParts();
  return {
    placeholder(width: PlaceholderWidth): string {
      // Outside the build nothing replaces the character.
      if (collected === undefined) return "…";
      const amountClasses = joinClasses(money.currency, money.wider);
      const bar = width === "none" ? "" : joinClasses(css.bar, lookOf[width]);
      const count = parts.placeholders.push({ bar, ...(width === "amount" && { amountClasses }) });
      return String.fromCharCode(FIRST_PLACEHOLDER + count - 1);
    },
    show: (group: FactGroup) => void parts.groups.push(group),
    parts,
  };
}
