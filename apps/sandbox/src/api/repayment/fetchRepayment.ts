import { formatPeso } from "@lending/ui/amount";
import * as v from "valibot";
import { addDays } from "../../lender/calendar.ts";
import { leftOf } from "../../lender/instalments.ts";
import { message } from "../../lender/message.ts";
import { defineEndpoint, NO_ORDER, refuse, success } from "../endpoint.ts";
import { inputName } from "../readFields.ts";
import { repaymentOf, settledPayment } from "./repaymentOf.ts";

export const fetchInstalment = defineEndpoint({
  summary: "The instalment that can be paid now",
  method: "GET",
  path: "/v3/installment/loan-play-detail",
  input: v.object({ productId: inputName, orderId: inputName }),
  handle({ input, borrower, lender, origin }) {
    const now = lender.book.own(borrower.id, input.orderId);
    if (now === undefined || now.order.productId !== input.productId) return NO_ORDER;
    const { bill, order } = now;
    if (bill === undefined) return refuse("20", "Nothing is due on this loan.", settledPayment(now, lender));
    const payFor = { purpose: "instalment", round: bill.position, amountCentavos: bill.amountCentavos } as const;
    return success({
      ...repaymentOf(now, bill, payFor, lender, origin),
      repayDate: bill.dueOn,
      details: [
        { text: "Principal", value: formatPeso(bill.principalCentavos) },
        { text: "Interest", value: formatPeso(bill.interestCentavos) },
        { text: "Late fee", value: formatPeso(bill.penaltyCentavos) },
        ...(bill.partCentavos > 0 ? [{ text: "Paid in part", value: formatPeso(-bill.partCentavos) }] : []),
        { text: "Instalment", value: message("{n} of {n2}", { n: bill.position, n2: bill.count }) },
        { text: "Order number", value: order.number },
      ],
      noticeMsg: "Pay once only. Keep the receipt until this order shows it as paid.",
    });
  },
});

export const fetchExtension = defineEndpoint({
  summary: "The price of an extension and the new date of the next payment",
  method: "GET",
  path: "/figures/pettypy",
  input: v.object({ productId: inputName, orderId: inputName }),
  handle({ input, borrower, lender, origin }) {
    const now = lender.book.own(borrower.id, input.orderId);
    if (now === undefined || now.order.productId !== input.productId) return NO_ORDER;
    const { bill, extension, order } = now;
    if (bill === undefined) return refuse("20", "Nothing is due on this loan.", settledPayment(now, lender));
    if (extension === undefined) return refuse("21", "This loan cannot be extended now.", settledPayment(now, lender));
    const payFor = {
      purpose: "extension",
      round: order.rollovers + 1,
      amountCentavos: extension.amountCentavos,
    } as const;
    const moved = { ...now, instalments: now.instalments.map((instalment) => movePlan(instalment, extension.days)) };
    const dueThen = bill.principalCentavos + bill.interestCentavos - bill.partCentavos;
    const left = now.instalments.filter(({ paidOn }) => paidOn === null).reduce((sum, line) => sum + leftOf(line), 0);
    return success({
      ...repaymentOf(moved, { ...bill, dueOn: extension.movedTo }, payFor, lender, origin),
      repayDate: extension.movedTo,
      details: [
        { text: "Interest so far", value: formatPeso(extension.interestCentavos) },
        { text: "Late fee", value: formatPeso(extension.penaltyCentavos) },
        { text: "Extension fee", value: formatPeso(extension.feeCentavos) },
        { text: "Payment moves from", value: extension.movedFrom },
        { text: "Payment moves to", value: extension.movedTo },
        { text: "Due then", value: formatPeso(dueThen) },
      ],
      noticeMsg: "Paying this moves your dates. The loan itself is still to be repaid.",
      delayInfo: {
        delayAmount: extension.amountCentavos,
        title: message("Extend by {n} days", { n: extension.days }),
        // Additions of the sandbox: the whole price, and what is left to pay with and without the extension.
        fee: extension.feeCentavos,
        interest: extension.interestCentavos,
        lateFee: extension.penaltyCentavos,
        movedFrom: extension.movedFrom,
        movedTo: extension.movedTo,
        dueThen,
        newTotal: extension.amountCentavos + left,
        payNowAmount: bill.amountCentavos,
        payNowTotal: bill.penaltyCentavos + left,
      },
    });
  },
});

/** Returns the plan as it will be after the extension is paid. */
function movePlan<Line extends { readonly paidOn: string | null; readonly dueOn: string }>(
  line: Line,
  days: number,
): Line {
  return line.paidOn === null ? { ...line, dueOn: addDays(line.dueOn, days) } : line;
}
