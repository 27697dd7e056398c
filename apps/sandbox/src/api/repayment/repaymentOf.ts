import type { Bill } from "../../lender/bill.ts";
import { partRange } from "../../lender/bill.ts";
import { daysBetween } from "../../lender/calendar.ts";
import type { Lender } from "../../lender/createLender.ts";
import type { Instalment } from "../../lender/instalments.ts";
import { instalmentTitle, leftOf } from "../../lender/instalments.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import type { PayFor } from "../../lender/payCodes.ts";
import { CHANNELS, DEFAULT_COUNTER, findChannel } from "../../lender/payCodes.ts";
import { assetUrl } from "../links.ts";
import { codeFacts, payNotices, replacedCodes } from "./payCode.ts";
import { describePayment, orderPayment } from "./receipts.ts";

const REMARKS = { paid: "Paid", due: "Next", overdue: "Late", later: "" } as const;

function planState(instalment: Instalment, bill: Bill, today: string): keyof typeof REMARKS {
  if (instalment.paidOn !== null) return "paid";
  if (daysBetween(instalment.dueOn, today) > 0) return "overdue";
  return instalment.position === bill.position ? "due" : "later";
}

/**
 * Returns the fields that both repayment responses share; each adds its amount, date and rows. `state`, `fee`, `minutes`,
 * `payment` and the facts of a code are additions of the sandbox: a client may ignore them.
 */
export function repaymentOf(
  now: OrderNow,
  bill: Bill,
  payFor: Omit<PayFor, "orderId" | "channelNumber">,
  lender: Lender,
  origin: string,
) {
  const product = lender.products.find(now.order.productId);
  const counter = findChannel(DEFAULT_COUNTER);
  const code = lender.payCodes.findSame({ ...payFor, orderId: now.order.id, channelNumber: DEFAULT_COUNTER });
  const isUsable = code !== undefined && code.state !== "void" && code.state !== "paid";
  return {
    repayAmount: payFor.amountCentavos,
    productName: product?.name ?? "",
    productLogo: assetUrl(origin, product?.logo ?? ""),
    repayPlan: now.instalments.map((instalment) => {
      const state = planState(instalment, bill, lender.clock.today());
      // An extension pays the late fee now, so its plan no longer contains it.
      const lateFee =
        payFor.purpose === "instalment" && instalment.position === bill.position ? bill.penaltyCentavos : 0;
      return {
        remark: REMARKS[state],
        title: instalmentTitle(instalment.position, now.instalments.length),
        amount: instalment.paidCentavos ?? leftOf(instalment) + lateFee,
        time: instalment.dueOn,
        state,
      };
    }),
    repayList: CHANNELS.map((channel) => ({
      name: channel.name,
      logo: assetUrl(origin, channel.logo),
      channel_number: channel.number,
      fee: channel.feeCentavos,
      minutes: channel.minutes,
    })),
    defDetail: {
      payCode: isUsable ? code.code : "",
      logo: assetUrl(origin, counter?.logo ?? ""),
      title: counter?.name ?? "",
      ...codeFacts(now, payFor.amountCentavos, lender),
      replaced: replacedCodes(now, payFor, lender),
      payNotice: payNotices(payFor.amountCentavos),
    },
    isShowReyTop: isUsable ? "1" : "0",
    part: partRange(payFor.purpose === "instalment" ? bill : undefined),
    payment: orderPayment(lender, now.order.id),
  };
}

/**
 * Returns the data of a refused repayment when the refusal is due to an earlier payment: that payment and the next amount
 * due, null when the loan is repaid or the payment is pending. A pending payment is returned with any refusal. Returns
 * null for any other reason. An order with a near or late payment is not settled.
 */
export function settledPayment({ order, bill }: OrderNow, lender: Lender) {
  const newest = orderPayment(lender, order.id);
  if (newest.state === "processing") return { payment: newest, next: null };
  if (order.status !== "200" && order.status !== "170") return null;
  // A seeded order has receipts without a stored payment.
  const receipt = lender.receipts.ofOrder(order.id).at(-1);
  if (receipt === undefined) return null;
  const payment = describePayment("paid", receipt, order);
  return { payment, next: bill === undefined ? null : { amount: bill.amountCentavos, date: bill.dueOn } };
}
