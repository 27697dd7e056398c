import * as v from "valibot";
import { HUICHAO } from "../../lender/channels.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, NO_ORDER, refuse, success } from "../envelope.ts";
import { inputName, optionalName } from "../inputFields.ts";
import { walletUrl } from "../links.ts";
import { inputAmount } from "../wireMoney.ts";

export const openHostedPayment = defineEndpoint({
  name: "openHostedPayment",
  summary: "Legacy: the hosted payment page of this amount",
  method: "POST",
  path: "/repayment-huichao",
  input: v.object({ userId: optionalName, orderId: inputName, amount: inputAmount }),
  body: envelopeSchema(v.object({ url: v.string() })),
  handle({ input, borrower, lender, origin, language }) {
    const now = lender.book.own(borrower.id, input.orderId);
    if (now === undefined) return NO_ORDER;
    if (now.bill === undefined) return refuse("20", "Nothing is due on this loan.");
    if (now.bill.amountCentavos !== input.amount)
      return refuse("23", "The amount has changed. Please open this page again.");
    const code = lender.payCodes.issue(
      {
        orderId: now.order.id,
        purpose: "instalment",
        round: now.bill.position,
        amountCentavos: input.amount,
        channelNumber: HUICHAO.number,
      },
      lender.clock.now(),
    );
    return success({ url: walletUrl(origin, code.token, language) });
  },
});
