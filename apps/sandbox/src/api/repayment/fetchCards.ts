import * as v from "valibot";
import { CARDS } from "../../lender/cards.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, NO_ORDER, refuse, success } from "../envelope.ts";
import { inputName } from "../inputFields.ts";
import { orderPayment, orderPaymentSchema } from "../orderPayment.ts";
import { wireAmountSchema } from "../wireMoney.ts";
import { settledPayment } from "./settledPayment.ts";

export const fetchCards = defineEndpoint({
  name: "fetchCards",
  summary: "Legacy: the cards that can repay an order, and the token of this repayment",
  method: "POST",
  path: "/repayment-way",
  input: v.object({ orderId: inputName }),
  body: envelopeSchema(
    v.object({
      cards: v.array(v.object({ id: v.string(), bankName: v.string(), cardNo: v.string(), bankCode: v.string() })),
      alipay: v.string(),
      repayToken: v.string(),
      withholdingAmount: wireAmountSchema,
      couponId: v.string(),
      orderId: v.string(),
      payment: orderPaymentSchema,
    }),
  ),
  handle({ input, borrower, lender }) {
    const now = lender.book.own(borrower.id, input.orderId);
    if (now === undefined) return NO_ORDER;
    const repayToken = lender.cardRepayments.offer(now);
    if (now.bill === undefined || repayToken === undefined)
      return refuse("20", "Nothing is due on this loan.", settledPayment(now, lender));
    return success({
      cards: CARDS.map(({ id, bankName, cardNo, bankCode }) => ({ id, bankName, cardNo, bankCode })),
      alipay: "",
      repayToken,
      withholdingAmount: now.bill.amountCentavos,
      couponId: "",
      orderId: now.order.id,
      payment: orderPayment(lender, now.order.id),
    });
  },
});
