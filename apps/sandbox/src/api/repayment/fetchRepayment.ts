import { formatPeso } from "@lending/ui/amount";
import { type Bill, partRange } from "../../lender/bill.ts";
import { addDays, daysBetween } from "../../lender/calendar.ts";
import type { Lender } from "../../lender/createLender.ts";
import { type Instalment, instalmentTitle, leftOf } from "../../lender/instalments.ts";
import { message } from "../../lender/message.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import { CHANNELS, DEFAULT_COUNTER, findChannel, type PayFor } from "../../lender/payCodes.ts";
import { defineOrderEndpoint, refuse, success } from "../endpoint.ts";
import { assetUrl } from "../links.ts";
import { inputOrder } from "../readFields.ts";
import { codeFacts, PAY_NOTICES, replacedCodes } from "./payCode.ts";
import { describePayment, orderPayment } from "./receipts.ts";

export const fetchInstalment = defineOrderEndpoint({
  summary: "The instalment that can be paid now",
  method: "GET",
  path: "/v3/installment/loan-play-detail",
  input: inputOrder,
  handle({ now, lender, origin }) {
    const { bill, order } = now;
    if (bill === undefined) return refuse("20", "Nothing is due on this loan.", settledPayment(now, lender));
    const payFor = { purpose: "instalment", round: bill.position, amountCentavos: bill.amountCentavos } as const;
    return success({
      ...repaymentOf(now, bill, payFor, lender, origin),
      repayDate: bill.dueOn,
      details: [
        { text: "Principal", value: formatPeso(bill.principalCentavos) },
        { text: "Interest", value: formatPeso(bill.interestCentavos) },
        { text: "Late fee", value: formatPeso(bill.penaltyCentavos) },
        ...(bill.partCentavos > 0 ? [{ text: "Paid in part", value: formatPeso(-bill.partCentavos) }] : []),
        { text: "Instalment", value: message("{n} of {n2}", { n: bill.position, n2: bill.count }) },
        { text: "Order number", value: order.number },
      ],
      noticeMsg: "Pay once only. Keep the receipt until this order shows it as paid.",
    });
  },
});

export const fetchExtension = defineOrderEndpoint({
  summary: "The price of an extension and the new date of the next payment",
  method: "GET",
  path: "/figures/pettypy",
  input: inputOrder,
  handle({ now, lender, origin }) {
    const { bill, extension, order } = now;
    if (bill === undefined) return refuse("20", "Nothing is due on this loan.", settledPayment(now, lender));
    if (extension === undefined) return refuse("21", "This loan cannot be extended now.", settledPayment(now, lender));
    const payFor = {
      purpose: "extension",
      round: order.rollovers + 1,
      amountCentavos: extension.amountCentavos,
    } as const;
    const moved = { ...now, instalments: now.instalments.map((instalment) => movePlan(instalment, extension.days)) };
    const dueThen = bill.principalCentavos + bill.interestCentavos - bill.partCentavos;
    const left = now.instalments.filter(({ paidOn }) => paidOn === null).reduce((sum, line) => sum + leftOf(line), 0);
    return success({
      ...repaymentOf(moved, { ...bill, dueOn: extension.movedTo }, payFor, lender, origin),
      repayDate: extension.movedTo,
      details: [
        { text: "Interest so far", value: formatPeso(extension.interestCentavos) },
        { text: "Late fee", value: formatPeso(extension.penaltyCentavos) },
        { text: "Extension fee", value: formatPeso(extension.feeCentavos) },
        { text: "Payment moves from", value: extension.movedFrom },
        { text: "Payment moves to", value: extension.movedTo },
        { text: "Due then", value: formatPeso(dueThen) },
      ],
      noticeMsg: "Paying this moves your dates. The loan itself is still to be repaid.",
      delayInfo: {
        delayAmount: extension.amountCentavos,
        title: message("Extend by {n} days", { n: extension.days }),
        // Additions of the sandbox: the whole price, and what is left to pay with and without the extension.
        fee: extension.feeCentavos,
        interest: extension.interestCentavos,
        lateFee: extension.penaltyCentavos,
        movedFrom: extension.movedFrom,
        movedTo: extension.movedTo,
        dueThen,
        newTotal: extension.amountCentavos + left,
        payNowAmount: bill.amountCentavos,
        payNowTotal: bill.penaltyCentavos + left,
      },
    });
  },
});

/** Returns the plan as it will be after the extension is paid. */
function movePlan<Line extends { readonly paidOn: string | null; readonly dueOn: string }>(
  line: Line,
  days: number,
): Line {
  return line.paidOn === null ? { ...line, dueOn: addDays(line.dueOn, days) } : line;
}

const REMARKS = { paid: "Paid", due: "Next", overdue: "Late", later: "" } as const;

function planState(instalment: Instalment, bill: Bill, today: string): keyof typeof REMARKS {
  if (instalment.paidOn !== null) return "paid";
  if (daysBetween(instalment.dueOn, today) > 0) return "overdue";
  return instalment.position === bill.position ? "due" : "later";
}

/**
 * Returns the fields that both repayment responses share; each adds its amount, date and rows. `state`, `fee`, `minutes`,
 * `payment`, `lateDayFee`, `orderNo` and the facts of a code are additions of the sandbox: a client may ignore them.
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
      payNotice: PAY_NOTICES,
    },
    isShowReyTop: isUsable ? "1" : "0",
    part: partRange(payFor.purpose === "instalment" ? bill : undefined),
    lateDayFee: bill.nextLateDayCentavos,
    orderNo: now.order.number,
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
