import type { Bill } from "./bill.ts";
import { addDays } from "./calendar.ts";

// The loan terms allow an extension by the same period after payment of due interest and penalties. The fee is an
// addition of the sandbox.
const FEE_CENTAVOS = 10_000;

/** The price of an extension today, and the new date of the next payment. */
export interface ExtensionQuote {
  readonly interestCentavos: number;
  readonly penaltyCentavos: number;
  readonly feeCentavos: number;
  readonly amountCentavos: number;
  readonly movedFrom: string;
  readonly movedTo: string;
  readonly days: number;
}

/** Returns the quote. The new date is `periodDays` after the due date, or after today when the payment is late. */
export function quoteExtension(bill: Bill, periodDays: number): ExtensionQuote {
  const days = bill.daysLate + periodDays;
  return {
    interestCentavos: bill.interestCentavos,
    penaltyCentavos: bill.penaltyCentavos,
    feeCentavos: FEE_CENTAVOS,
    amountCentavos: bill.interestCentavos + bill.penaltyCentavos + FEE_CENTAVOS,
    movedFrom: bill.dueOn,
    movedTo: addDays(bill.dueOn, days),
    days,
  };
}
