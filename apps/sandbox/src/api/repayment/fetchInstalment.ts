import * as v from "valibot";
import { formatPesos } from "../../lender/formatPesos.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, NO_ORDER, refuse, success } from "../envelope.ts";
import { inputName } from "../inputFields.ts";
import { repaymentOf } from "./repaymentOf.ts";
import { repaymentSchema } from "./repaymentSchema.ts";
import { settledPayment } from "./settledPayment.ts";

export const fetchInstalment = defineEndpoint({
  name: "fetchInstalment",
  summary: "The instalment that can be paid now",
  method: "GET",
  path: "/v3/installment/loan-play-detail",
  input: v.object({ productId: inputName, orderId: inputName }),
  body: envelopeSchema(repaymentSchema),
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
        { text: "Principal", value: formatPesos(bill.principalCentavos) },
        { text: "Interest", value: formatPesos(bill.interestCentavos) },
        { text: "Late fee", value: formatPesos(bill.penaltyCentavos) },
        { text: "Instalment", value: `${bill.position} of ${bill.count}` },
        { text: "Order number", value: order.number },
      ],
      noticeMsg: "Pay once only. Keep the receipt until this order shows it as paid.",
    });
  },
});
