import type { Bill } from "./bill.ts";
import { addDays } from "./calendar.ts";

// Specification 9: prolongation is for the same period on payment of due interest and penalties. The fee is this sandbox's own.
const FEE_CENTAVOS = 10_000;

/** What postponing costs today, and to which day the next payment then moves. */
export interface ExtensionQuote {
  readonly interestCentavos: number;
  readonly penaltyCentavos: number;
  readonly feeCentavos: number;
  readonly amountCentavos: number;
  readonly movedFrom: string;
  readonly movedTo: string;
  readonly days: number;
}

/** The new date lies `periodDays` after the due date, or after today when the payment is late already. */
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
