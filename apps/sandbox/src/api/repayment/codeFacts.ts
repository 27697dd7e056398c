import * as v from "valibot";
import { daysBetween, manilaTime } from "../../lender/calendar.ts";
import type { Lender } from "../../lender/createLender.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import type { PayFor } from "../../lender/payCodes.ts";
import { channelNameOf } from "../orderPayment.ts";
import { wireAmountSchema } from "../wireMoney.ts";

/** What a code pays and until when. These fields are additions of the sandbox: a client may ignore them. */
export const codeFactsSchema = v.object({
  biller: v.string(),
  amount: wireAmountSchema,
  dueDate: v.string(),
  expiresAt: v.string(),
});

/** A code expires with the amount due: at the end of the due date, or of today when the payment is late. */
export function codeFacts({ bill }: OrderNow, amountCentavos: number, lender: Lender) {
  const today = lender.clock.today();
  const dueDate = bill?.dueOn ?? today;
  return {
    biller: "Sandbox Lending",
    amount: amountCentavos,
    dueDate,
    expiresAt: `${daysBetween(today, dueDate) > 0 ? dueDate : today} 23:59:59`,
  };
}

export const replacedCodeSchema = v.object({
  payCode: v.string(),
  channelName: v.string(),
  amount: wireAmountSchema,
  replacedAt: v.string(),
});

/** Returns the codes of a payment that are for an earlier amount and can no longer be paid, newest first. */
export const replacedCodes = ({ order }: OrderNow, payFor: Omit<PayFor, "orderId" | "channelNumber">, lender: Lender) =>
  lender.payCodes
    .ofOrder(order.id)
    .filter(
      ({ purpose, round, amountCentavos, state }) =>
        purpose === payFor.purpose &&
        round === payFor.round &&
        amountCentavos !== payFor.amountCentavos &&
        state !== "paid",
    )
    .toReversed()
    .map((code) => ({
      payCode: code.code,
      channelName: channelNameOf(String(code.channelNumber)),
      amount: code.amountCentavos,
      replacedAt: code.state === "void" ? manilaTime(code.changedAt) : "",
    }));
