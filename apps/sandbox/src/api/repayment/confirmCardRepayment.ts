import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { emptyEnvelopeSchema, NO_ORDER, refuse, success } from "../envelope.ts";
import { inputName } from "../inputFields.ts";
import { PAID_TWICE } from "./commitCardRepayment.ts";

export const confirmCardRepayment = defineEndpoint({
  name: "confirmCardRepayment",
  summary: "Legacy: pays with the code that the bank sent",
  method: "POST",
  path: "/repayment-confirm",
  input: v.object({ orderId: inputName, verifyCode: inputName, repaymentRecordId: inputName }),
  body: emptyEnvelopeSchema,
  handle({ input, borrower, lender }) {
    if (lender.book.own(borrower.id, input.orderId) === undefined) return NO_ORDER;
    switch (lender.cardRepayments.confirm(input.repaymentRecordId, input.orderId, input.verifyCode)) {
      case "wrong":
        return refuse("800006", "wrong code");
      case "twice":
        return PAID_TWICE;
      case "too-many":
        return refuse("800007", "Too many wrong codes. Please ask for a new one.");
      case "unknown":
        return refuse("404", "We could not find this repayment.");
      default:
        return success({});
    }
  },
});
