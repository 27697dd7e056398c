import * as v from "valibot";
import { formatPesos } from "../../lender/formatPesos.ts";
import { answer, answerSchema, NO_ORDER, refuse } from "../answer.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { sentName } from "../sentFields.ts";
import { repaymentOf } from "./repaymentOf.ts";
import { repaymentSchema } from "./repaymentSchema.ts";
import { settledPayment } from "./settledPayment.ts";

export const fetchInstalment = defineEndpoint({
  name: "fetchInstalment",
  summary: "The instalment that can be paid now",
  method: "GET",
  path: "/v3/installment/loan-play-detail",
  input: v.object({ productId: sentName, orderId: sentName }),
  body: answerSchema(repaymentSchema),
  handle({ input, borrower, lender, origin }) {
    const now = lender.book.own(borrower.id, input.orderId);
    if (now === undefined || now.order.productId !== input.productId) return NO_ORDER;
    const { bill, order } = now;
    if (bill === undefined) return refuse("20", "Nothing is due on this loan.", settledPayment(now, lender));
    const wanted = { purpose: "instalment", round: bill.position, amountCentavos: bill.amountCentavos } as const;
    return answer({
      ...repaymentOf(now, bill, wanted, lender, origin),
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
