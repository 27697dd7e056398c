import { addDays, daysBetween } from "./calendar.ts";
import type { Instalment } from "./instalments.ts";
import { type LateFee, lateFee } from "./latePenalty.ts";
import type { Order } from "./orders.ts";

/** The instalment that can be paid now: the earliest unpaid one, with its late fee. */
export interface Bill {
  readonly position: number;
  readonly count: number;
  readonly dueOn: string;
  readonly daysLate: number;
  readonly principalCentavos: number;
  readonly interestCentavos: number;
  readonly penaltyCentavos: number;
  readonly amountCentavos: number;
}

export function makeBill(
  order: Pick<Order, "isRepeat">,
  instalments: readonly Instalment[],
  today: string,
  kind: LateFee,
): Bill | undefined {
  const next = instalments.find((instalment) => instalment.paidOn === null);
  if (next === undefined) return undefined;
  const daysLate = Math.max(0, daysBetween(next.dueOn, today));
  const penaltyCentavos = lateFee(kind, next.principalCentavos + next.interestCentavos, daysLate, order.isRepeat);
  return {
    position: next.position,
    count: instalments.length,
    dueOn: next.dueOn,
    daysLate,
    principalCentavos: next.principalCentavos,
    interestCentavos: next.interestCentavos,
    penaltyCentavos,
    amountCentavos: next.principalCentavos + next.interestCentavos + penaltyCentavos,
  };
}

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
