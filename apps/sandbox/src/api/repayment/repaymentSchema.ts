import * as v from "valibot";
import { orderPaymentSchema } from "../orderPayment.ts";
import { rowSchema } from "../schemas.ts";
import { wireAmountSchema } from "../wireMoney.ts";
import { codeFactsSchema, replacedCodeSchema } from "./codeFacts.ts";

/**
 * Response of both repayment calls. `state`, `payment` and the facts of a code are additions of the
 * sandbox: a client may ignore them.
 */
export const repaymentSchema = v.object({
  repayAmount: wireAmountSchema,
  repayDate: v.string(),
  productName: v.string(),
  productLogo: v.string(),
  repayPlan: v.array(
    v.object({
      remark: v.string(),
      title: v.string(),
      amount: wireAmountSchema,
      time: v.string(),
      state: v.picklist(["paid", "due", "overdue", "later"]),
    }),
  ),
  details: v.array(rowSchema),
  repayList: v.array(v.object({ name: v.string(), logo: v.string(), channel_number: v.number() })),
  noticeMsg: v.string(),
  defDetail: v.object({
    payCode: v.string(),
    logo: v.string(),
    title: v.string(),
    ...codeFactsSchema.entries,
    replaced: v.array(replacedCodeSchema),
    payNotice: v.array(
      v.object({ title: v.string(), list: v.array(v.object({ name: v.string(), steps: v.array(v.string()) })) }),
    ),
  }),
  isShowReyTop: v.picklist(["0", "1"]),
  payment: orderPaymentSchema,
});
