import * as v from "valibot";
import { CHANNELS } from "../../lender/channels.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, NO_ORDER, refuse, success } from "../envelope.ts";
import { inputInteger, inputName, optionalName } from "../inputFields.ts";
import { inputAmount } from "../wireMoney.ts";
import { codeFacts, codeFactsSchema } from "./codeFacts.ts";
import { payUrlOf } from "./payUrlOf.ts";

export const issuePayCode = defineEndpoint({
  name: "issuePayCode",
  summary: "A payment code, issued once for each order, amount and channel, and the URL where it is paid",
  method: "POST",
  path: "/v3/loan-details/generate-vcode",
  input: v.object({
    productId: inputName,
    orderId: inputName,
    amount: inputAmount,
    channelNumber: inputInteger,
    isDelay: optionalName,
  }),
  body: envelopeSchema(v.object({ payUrl: v.string(), payCode: v.string(), ...codeFactsSchema.entries })),
  handle({ input, borrower, lender, origin, language }) {
    const now = lender.book.own(borrower.id, input.orderId);
    if (now === undefined || now.order.productId !== input.productId) return NO_ORDER;
    const { bill, extension, order } = now;
    if (!CHANNELS.some((channel) => channel.number === input.channelNumber))
      return refuse("22", "Please choose another payment method.");
    if (bill === undefined) return refuse("20", "Nothing is due on this loan.");
    const isExtension = input.isDelay === "1";
    if (isExtension && extension === undefined) return refuse("21", "This loan cannot be extended now.");
    const due = isExtension ? extension?.amountCentavos : bill.amountCentavos;
    if (due !== input.amount) return refuse("23", "The amount has changed. Please open this page again.");
    const code = lender.payCodes.issue(
      {
        orderId: order.id,
        purpose: isExtension ? "extension" : "instalment",
        round: isExtension ? order.rollovers + 1 : bill.position,
        amountCentavos: input.amount,
        channelNumber: input.channelNumber,
      },
      lender.clock.now(),
    );
    return success({
      payUrl: payUrlOf(code, origin, language),
      payCode: code.code,
      ...codeFacts(now, code.amountCentavos, lender),
    });
  },
});
