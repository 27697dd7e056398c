import type { WireNames } from "@lending/api-client";
import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { choice, flag, httpLink, integer, list, record, text, type ValueOf } from "@lending/api-client/schema";
import { isPartRange, readMoney } from "@lending/domain/money";
import { readOrderPayment } from "@lending/domain/payment";
import { formatAccount } from "@lending/ui/format";
import { isPhoneNumber } from "@lending/ui/phone";
import { firstOrderFields, toFirstOrder } from "./firstOrder.ts";
import { hasName, recommendedProduct } from "./recommendedProduct.ts";

/** Wire schema of the order-details response. Recommended products use the deployment's wire names. */
export const orderDetailsSchema = (names: WireNames["recommended"]) =>
  record({
    ...firstOrderFields,
    recProducts: list(recommendedProduct(names, {})),
    productName: text(),
    productLogo: httpLink(),
    inside: text(),
    telephone: text(),
    isScore: flag(),
    reyMsg: text(),
    KindTipsMsg: text(),
    cardNeedPop: flag(),
    cardPopTitle: text(),
    cardPopMsg: text(),
    // An addition of this product that the lender may omit (decision 058).
    timeline: list(
      record({ step: choice(STEPS, ""), state: choice(STATES, ""), date: text(), amount: text(), position: integer() }),
    ),
    // Another one: the lender takes requests to pay in smaller parts.
    plan: record({ state: choice(["", "offered", "requested"], ""), reference: text(), date: text() }),
    // Another one: the parts of the payment that the lender accepts now (decision 056).
    part: record({ min: integer(), max: integer() }),
    // Another one: what the next late day of the payment that is due adds.
    lateDayFee: text(),
    // Another one: where the money goes.
    account: record({ name: text(), lastDigits: text() }),
    // More of them: the number that a borrower quotes, what is left of the loan, and what ends it today.
    orderNo: text(),
    balance: text(),
    payoff: record({ amount: text(), saves: text() }),
  });

export type OrderDetailsData = ValueOf<ReturnType<typeof orderDetailsSchema>>;

const STEPS = ["", "received", "review", "sent", "payment", "repaid"] as const;
const STATES = ["", "done", "now", "late", "next"] as const;

/** A loan order. Texts come from the server; an empty text means there is none. */
export type OrderDetails = ReturnType<typeof readOrder>;
export type PlanRequest = NonNullable<OrderDetails["planRequest"]>;
/** `date` is the day of a done step, or the latest day; "" when unknown. `position` is the payment's, from 1. */
export type TimelineStep = OrderDetails["timeline"][number];

function readOrder(wire: OrderDetailsData, orderId: string) {
  const { state: planState, ...plan } = wire.plan;
  return {
    ...toFirstOrder(wire),
    productName: wire.productName,
    productLogo: wire.productLogo,
    recommended: wire.recProducts.filter(hasName),
    /** Service number of this order, safe to dial. "" means the deployment's number. */
    servicePhone: readPhone(wire.telephone),
    requestsRating: wire.isScore,
    withdrawMessage: wire.reyMsg,
    tipMessage: wire.KindTipsMsg,
    /** The newest payment of this order, shown to prevent an accidental second payment. */
    payment: readOrderPayment(wire.payment, orderId),
    timeline: wire.timeline.flatMap(({ step, state, amount, ...rest }) =>
      step === "" || state === "" ? [] : [{ step, state, amount: readMoney(amount), ...rest }],
    ),
    /** A request to pay in smaller parts: whether it is sent, its number, and the last day for a reply; undefined when none is taken. */
    planRequest: planState === "" ? undefined : { isSent: planState === "requested", ...plan },
    /** The smallest and the largest part of the payment that the lender accepts now; undefined when there is none to pay. */
    partRange: isPartRange(wire.part) ? wire.part : undefined,
    /** What the next late day of the payment that is due adds. */
    lateDayFee: readMoney(wire.lateDayFee),
    /** The account that receives the money, by its bank and last digits; "" when unknown. */
    account: formatAccount(wire.account),
    /** The number of the order, for the borrower to quote; "" when unknown. */
    orderNumber: wire.orderNo.trim(),
    /** What is left to pay of the loan. */
    balance: readMoney(wire.balance),
    /** What ends the loan today, and what that saves. */
    payoff: { amount: readMoney(wire.payoff.amount), saves: readMoney(wire.payoff.saves) },
    bankPrompt: wire.cardNeedPop ? { title: wire.cardPopTitle, message: wire.cardPopMsg } : undefined,
  };
}

/** Returns a phone number to call, or "" for a malformed one: without its letters or signs, another number would be dialled. */
function readPhone(sent: string): string {
  const number = sent.trim();
  return isPhoneNumber(number) ? number : "";
}

export const orderDetails = defineRead({
  client: "helper",
  method: "GET",
  path: "/v3/loan-details",
  fields: { productId: fromQuery("productId"), orderId: fromQuery("orderId") },
  data: ({ recommended }: WireNames) => orderDetailsSchema(recommended),
  read: (wire, { input }) => readOrder(wire, input.orderId),
  additions: ["payment", "timeline", "plan", "part", "lateDayFee", "account", "orderNo", "balance", "payoff"],
});
