import * as v from "valibot";
import { HUICHAO } from "../../lender/channels.ts";
import { answer, answerSchema, NO_ORDER, refuse } from "../answer.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { walletUrl } from "../links.ts";
import { optionalName, sentName } from "../sentFields.ts";
import { sentAmount } from "../wireMoney.ts";

export const openHostedPayment = defineEndpoint({
  name: "openHostedPayment",
  summary: "Legacy: the hosted page that takes this payment",
  method: "POST",
  path: "/repayment-huichao",
  input: v.object({ userId: optionalName, orderId: sentName, amount: sentAmount }),
  body: answerSchema(v.object({ url: v.string() })),
  handle({ input, borrower, lender, origin }) {
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
    return answer({ url: walletUrl(origin, code.token) });
  },
});
