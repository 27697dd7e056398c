import { formatPesos } from "../../lender/bill.ts";
import type { OrderNow } from "../../lender/orderBook.ts";

interface StatusTexts {
  readonly title: string;
  readonly description: string;
}

/** Title and description of an order by status. Unknown statuses use a general text. */
const TEXTS: Readonly<Record<string, (now: OrderNow) => StatusTexts>> = {
  "21": () => ({ title: "Application received", description: "Nothing to do now. We will review it shortly." }),
  "110": () => ({ title: "Under review", description: "You will know within 1 day." }),
  "151": () => ({ title: "Your loan is on its way", description: "It arrives within 1 to 3 days." }),
  "170": ({ bill }) => ({
    title: "Your loan is active",
    description: bill ? `Your next payment is on ${bill.dueOn}.` : "",
  }),
  "174": () => ({ title: "Payment is due soon", description: "Pay on or before the due date." }),
  "180": ({ bill }) => ({
    title: "Your payment is late",
    description: `A late fee of ${formatPesos(bill?.penaltyCentavos ?? 0)} is included. It grows every day until you pay.`,
  }),
  "200": () => ({ title: "Fully paid. Thank you!", description: "Nothing is due on this loan." }),
};

export const statusTexts = (now: OrderNow): StatusTexts =>
  TEXTS[now.order.status]?.(now) ?? { title: "We are checking this order", description: "Please look again later." };

interface Row {
  readonly text: string;
  readonly value: string;
}

/** Returns the label and value rows of an order: the amount due first, then the facts of the loan. */
export function orderRows({ order, bill, instalments }: OrderNow): Row[] {
  const loan = { text: "Loan amount", value: formatPesos(order.principalCentavos) };
  const term = { text: "Term", value: `${order.termDays} days` };
  if (bill !== undefined) {
    return [
      { text: "Amount due", value: formatPesos(bill.amountCentavos) },
      { text: "Due date", value: bill.dueOn },
      loan,
      { text: "Instalment", value: `${bill.position} of ${bill.count}` },
      term,
      ...(bill.penaltyCentavos > 0 ? [{ text: "Late fee so far", value: formatPesos(bill.penaltyCentavos) }] : []),
    ];
  }
  if (order.closedOn !== null) {
    const repaid = instalments.reduce((sum, instalment) => sum + (instalment.paidCentavos ?? 0), 0);
    return [loan, { text: "Repaid", value: formatPesos(repaid) }, { text: "Closed on", value: order.closedOn }];
  }
  return [loan, term, { text: "Applied on", value: order.appliedOn }];
}
