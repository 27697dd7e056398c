import * as v from "valibot";
import { BANK_FORM, DEFAULT_CHANNEL_NUMBER } from "../../lender/bankForm.ts";
import { answer, answerSchema, NO_PRODUCT } from "../answer.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { sentName } from "../sentFields.ts";

export const fetchBankForm = defineEndpoint({
  name: "fetchBankForm",
  summary: "The form by which a borrower names the account that the money goes to",
  method: "POST",
  path: "/card-init",
  input: v.object({ product_id: sentName }),
  body: answerSchema(
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
    return answer({
      items: BANK_FORM.map(({ code, cate, title, subtitle, note, inputType, cardTypeMi }) => ({
        code,
        cate,
        title,
        subtitle,
        // What was chosen before is offered again; typed numbers are never sent back.
        value: cate === "text" ? "" : (bound?.fields[code] ?? ""),
        note: note.map((option) => ({ ...option })),
        inputType,
        cardTypeMi,
        channelNumber: DEFAULT_CHANNEL_NUMBER,
      })),
    });
  },
});
