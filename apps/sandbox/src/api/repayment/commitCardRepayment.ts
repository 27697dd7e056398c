import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, NO_ORDER, refuse, success } from "../envelope.ts";
import { inputName, optionalName } from "../inputFields.ts";
import { inputAmount } from "../wireMoney.ts";

/** The code and message of a second payment request. */
export const PAID_TWICE = refuse("800005", "do not submit a payment request twice");

export const commitCardRepayment = defineEndpoint({
  name: "commitCardRepayment",
  summary: "Legacy: pays with a card, or sends the code that its bank requires (again with sendMsg=1)",
  method: "POST",
  path: "/repayment-commit",
  input: v.object({
    amount: inputAmount,
    bankName: optionalName,
    cardId: inputName,
    cardNo: optionalName,
    couponId: optionalName,
    orderId: inputName,
    repayToken: inputName,
    bankCode: optionalName,
    sendMsg: v.optional(v.picklist(["0", "1"], "must be 0 or 1"), "0"),
  }),
  body: envelopeSchema(v.object({ repayRecordId: v.string(), needValid: v.picklist([0, 1]) })),
  handle({ input, borrower, lender }) {
    if (lender.book.own(borrower.id, input.orderId) === undefined) return NO_ORDER;
    const committed = lender.cardRepayments.commit({
      token: input.repayToken,
      orderId: input.orderId,
      cardId: input.cardId,
      amountCentavos: input.amount,
      resend: input.sendMsg === "1",
      phone: borrower.phone,
    });
    switch (committed.outcome) {
      case "unknown-card":
        return refuse("800001", "Please choose one of your cards.");
      case "changed":
        return refuse("23", "The amount has changed. Please open this page again.");
      case "twice":
        return PAID_TWICE;
      default:
        return success({ repayRecordId: committed.id, needValid: committed.needsCode ? (1 as const) : (0 as const) });
    }
  },
});
