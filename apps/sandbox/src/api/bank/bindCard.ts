import * as v from "valibot";
import { askedFields, DEFAULT_CHANNEL_NUMBER, findBankFormFault } from "../../lender/bankForm.ts";
import type { Borrower } from "../../lender/borrowers.ts";
import { answer, doneSchema, NO_PRODUCT, refuse } from "../answer.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import type { Call } from "../endpoint.ts";
import { sentInteger, sentName } from "../sentFields.ts";

/** Beside these there is one field for each item of the form. */
const sent = v.object({
  product_id: sentName,
  cardTypeMi: v.optional(sentInteger, "1"),
  channelNumber: v.optional(sentInteger, String(DEFAULT_CHANNEL_NUMBER)),
});

function bind({ input, fields, borrower, lender }: Call<v.InferOutput<typeof sent>, Borrower>) {
  const { product_id: productId, cardTypeMi: cardType, channelNumber } = input;
  if (lender.products.find(productId) === undefined) return NO_PRODUCT;
  if (cardType < 1 || cardType > 3) return refuse("10", "Please choose how you want to get the money.");
  const fault = findBankFormFault(cardType, fields);
  if (fault !== undefined) return refuse("10", fault);
  lender.bankAccounts.save({
    borrowerId: borrower.id,
    productId,
    cardType,
    channelNumber,
    fields: askedFields(cardType, fields),
  });
  return undefined;
}

export const bindCard = defineEndpoint({
  name: "bindCard",
  summary: "Binds the account that the money goes to",
  method: "POST",
  path: "/bind-card-new",
  input: sent,
  body: doneSchema,
  handle: (call) => bind(call) ?? answer({}),
});

export const changeCard = defineEndpoint({
  name: "changeCard",
  summary: "Binds another account for an order that waits for one; its order stops asking",
  method: "POST",
  path: "/bind-card-change",
  input: sent,
  body: doneSchema,
  handle(call) {
    const refusal = bind(call);
    if (refusal !== undefined) return refusal;
    for (const { order } of call.lender.book.ofBorrower(call.borrower.id)) {
      if (order.productId !== call.input.product_id || !("cardNeedPop" in order.overrides)) continue;
      const { cardNeedPop: _, ...rest } = order.overrides;
      call.lender.orders.setOverrides(order.id, rest);
    }
    return answer({});
  },
});
