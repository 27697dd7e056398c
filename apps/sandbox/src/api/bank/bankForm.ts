import * as v from "valibot";
import {
  BANK_FORM,
  DEFAULT_CHANNEL_NUMBER,
  describeAccount,
  fieldsOfCardType,
  findBankFormFault,
} from "../../lender/bankForm.ts";
import type { Borrower } from "../../lender/borrowers.ts";
import { type Call, defineEndpoint, NO_PRODUCT, refuse, success } from "../endpoint.ts";
import { inputInteger, inputName } from "../readFields.ts";

export const fetchBankForm = defineEndpoint({
  summary: "Returns the form for the account that receives the loan",
  method: "POST",
  path: "/card-init",
  input: v.object({ product_id: inputName }),
  handle({ input, borrower, lender }) {
    if (lender.products.find(input.product_id) === undefined) return NO_PRODUCT;
    const bound = lender.bankAccounts.find(borrower.id, input.product_id);
    return success({
      items: BANK_FORM.map(({ code, cate, title, subtitle, note, inputType, cardTypeMi }) => ({
        code,
        cate,
        title,
        subtitle,
        // Earlier choices are preselected. Typed numbers are never sent back, because they are account numbers.
        value: cate === "text" ? "" : (bound?.fields[code] ?? ""),
        note,
        inputType,
        cardTypeMi,
        channelNumber: DEFAULT_CHANNEL_NUMBER,
      })),
    });
  },
});

/** The request also has one field for each item of the form. */
const inputSchema = v.object({
  product_id: inputName,
  cardTypeMi: v.optional(inputInteger, "1"),
  channelNumber: v.optional(inputInteger, String(DEFAULT_CHANNEL_NUMBER)),
});

function bind({ input, fields, borrower, lender }: Call<v.InferOutput<typeof inputSchema>, Borrower>) {
  const { product_id: productId, cardTypeMi: cardType, channelNumber } = input;
  if (lender.products.find(productId) === undefined) return NO_PRODUCT;
  if (cardType < 1 || cardType > 3) return refuse("10", "Please choose how you want to get the money.");
  const fault = findBankFormFault(cardType, fields);
  if (fault !== undefined) return refuse("10", fault);
  const stored = fieldsOfCardType(cardType, fields);
  lender.bankAccounts.save({ borrowerId: borrower.id, productId, cardType, channelNumber, fields: stored });
  return success({ account: describeAccount(stored) });
}

export const bindCard = defineEndpoint({
  summary: "Binds the account that receives the loan",
  method: "POST",
  path: "/bind-card-new",
  input: inputSchema,
  handle: bind,
});

export const changeCard = defineEndpoint({
  summary: "Binds another account for an order that needs one and clears the order's card prompt",
  method: "POST",
  path: "/bind-card-change",
  input: inputSchema,
  handle(call) {
    const response = bind(call);
    if (response.code !== "00") return response;
    for (const { order } of call.lender.book.ofBorrower(call.borrower.id)) {
      if (order.productId !== call.input.product_id || !("cardNeedPop" in order.overrides)) continue;
      const { cardNeedPop: _, ...rest } = order.overrides;
      call.lender.orders.setOverrides(order.id, rest);
    }
    return response;
  },
});
