import * as v from "valibot";
import { BANK_FORM, DEFAULT_CHANNEL_NUMBER } from "../../lender/bankForm.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, NO_PRODUCT, success } from "../envelope.ts";
import { inputName } from "../inputFields.ts";

export const fetchBankForm = defineEndpoint({
  name: "fetchBankForm",
  summary: "Returns the form for the account that receives the loan",
  method: "POST",
  path: "/card-init",
  input: v.object({ product_id: inputName }),
  body: envelopeSchema(
    v.object({
      items: v.array(
        v.object({
          code: v.string(),
          cate: v.picklist(["text", "citySelect", "day", "enum"]),
          title: v.string(),
          subtitle: v.string(),
          value: v.string(),
          note: v.array(v.object({ name: v.string(), type: v.string() })),
          inputType: v.string(),
          cardTypeMi: v.number(),
          channelNumber: v.number(),
        }),
      ),
    }),
  ),
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
        note: note.map((option) => ({ ...option })),
        inputType,
        cardTypeMi,
        channelNumber: DEFAULT_CHANNEL_NUMBER,
      })),
    });
  },
});
