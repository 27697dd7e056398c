import * as v from "valibot";
import { manilaTime } from "../lender/calendar.ts";
import { findChannel } from "../lender/channels.ts";
import type { Lender } from "../lender/createLender.ts";
import { wireAmountSchema } from "./wireMoney.ts";

/** The newest payment of an order. This field is an addition of the sandbox: a client may ignore it. */
export const orderPaymentSchema = v.object({
  state: v.picklist(["none", "processing", "paid", "refused"]),
  purpose: v.picklist(["", "instalment", "extension"]),
  amount: wireAmountSchema,
  channelName: v.string(),
  at: v.string(),
});

export type OrderPayment = v.InferOutput<typeof orderPaymentSchema>;

export function orderPayment(lender: Lender, orderId: string): OrderPayment {
  const payment = lender.payments.newest(orderId);
  if (payment === undefined) return { state: "none", purpose: "", amount: 0, channelName: "", at: "" };
  const { state, purpose, amountCentavos, way, at } = payment;
  const channelName = way === "card" ? "Bank card" : (findChannel(Number(way))?.name ?? "");
  return { state, purpose, amount: amountCentavos, channelName, at: manilaTime(at) };
}
