import { formatPeso } from "@lending/ui/amount";
import * as v from "valibot";
import { describeAccount } from "../../lender/bankForm.ts";
import { partRange } from "../../lender/bill.ts";
import { addDays } from "../../lender/calendar.ts";
import { message, type Text } from "../../lender/message.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import { DECIDED_AFTER_DAYS, DISBURSED_AFTER_DAYS, isRunning, isWaiting } from "../../lender/orderLife.ts";
import { defineEndpoint, defineOrderEndpoint, definePublicEndpoint, NO_ORDER, refuse, success } from "../endpoint.ts";
import { assetUrl } from "../links.ts";
import { recommend } from "../products/products.ts";
import { inputInteger, inputOrder, optionalName } from "../readFields.ts";
import { orderPayment } from "../repayment/receipts.ts";

interface StatusTexts {
  readonly title: string;
  readonly description: Text;
}

/** Title and description of an order by status. Unknown statuses use a general text. */
const TEXTS: Readonly<Record<string, (now: OrderNow) => StatusTexts>> = {
  "21": () => ({ title: "Application received", description: "Nothing to do now. We will review it shortly." }),
  "110": () => ({ title: "Under review", description: "You will know within 1 day." }),
  "151": () => ({ title: "Your loan is on its way", description: "It arrives within 1 to 3 days." }),
  "170": ({ bill }) => ({
    title: "Your loan is active",
    description: bill ? message("Your next payment is on {date}.", { date: bill.dueOn }) : "",
  }),
  "174": () => ({ title: "Payment is due soon", description: "Pay on or before the due date." }),
  "180": ({ bill }) => ({
    title: "Your payment is late",
    description: message("A late fee of {amount} is included. It grows every day until you pay.", {
      amount: formatPeso(bill?.penaltyCentavos ?? 0),
    }),
  }),
  "200": () => ({ title: "Fully paid. Thank you!", description: "Nothing is due on this loan." }),
};

export const statusTexts = (now: OrderNow): StatusTexts =>
  TEXTS[now.order.status]?.(now) ?? { title: "We are checking this order", description: "Please look again later." };

interface Row {
  readonly text: string;
  readonly value: Text;
}

/** Returns the label and value rows of an order: the amount due first, then the facts of the loan. */
export function orderRows({ order, bill, instalments }: OrderNow): Row[] {
  const loan = { text: "Loan amount", value: formatPeso(order.principalCentavos) };
  const term = { text: "Term", value: message("{n} days", { n: order.termDays }) };
  if (bill !== undefined) {
    return [
      { text: "Amount due", value: formatPeso(bill.amountCentavos) },
      { text: "Due date", value: bill.dueOn },
      loan,
      { text: "Instalment", value: message("{n} of {n2}", { n: bill.position, n2: bill.count }) },
      term,
      ...(bill.penaltyCentavos > 0 ? [{ text: "Late fee so far", value: formatPeso(bill.penaltyCentavos) }] : []),
    ];
  }
  if (order.closedOn !== null) {
    const repaid = instalments.reduce((sum, instalment) => sum + (instalment.paidCentavos ?? 0), 0);
    return [loan, { text: "Repaid", value: formatPeso(repaid) }, { text: "Closed on", value: order.closedOn }];
  }
  return [loan, term, { text: "Applied on", value: order.appliedOn }];
}

/**
 * Returns the timeline of an order, an addition of the sandbox that a lender may omit. The date of a done step is its day, of any other
 * its latest day, "" if unknown; the amount is the money sent, or a payment with its late fee; the position is the number of a payment
 * from 1, 0 for other steps.
 */
function orderTimeline({ order, instalments, bill }: OrderNow) {
  const { status, appliedOn, disbursedOn, closedOn, principalCentavos } = order;
  type Name = "received" | "review" | "sent" | "payment" | "repaid";
  type State = "done" | "now" | "late" | "next";
  const entry = (step: Name, state: State, date: string, amount = 0, position = 0) => ({
    ...{ step, state, date, amount, position },
  });
  if (!isWaiting(status) && disbursedOn === null) return [];
  const decidedOn = addDays(appliedOn, DECIDED_AFTER_DAYS);
  const isDecided = status !== "21" && status !== "110";
  const sentOn = disbursedOn ?? addDays(appliedOn, DISBURSED_AFTER_DAYS);
  const payments = instalments.map(({ position, dueOn, paidOn, paidCentavos, principalCentavos, interestCentavos }) => {
    const amount = principalCentavos + interestCentavos;
    if (paidOn !== null) return entry("payment", "done", paidOn, paidCentavos ?? amount, position);
    if (bill?.position !== position) return entry("payment", "next", dueOn, amount, position);
    return entry("payment", bill.daysLate > 0 ? "late" : "now", dueOn, bill.amountCentavos, position);
  });
  return [
    entry("received", "done", appliedOn),
    entry("review", isDecided ? "done" : "now", decidedOn),
    entry("sent", disbursedOn !== null ? "done" : isDecided ? "now" : "next", sentOn, principalCentavos),
    ...payments,
    entry("repaid", closedOn === null ? "next" : "done", closedOn ?? instalments.at(-1)?.dueOn ?? ""),
  ];
}

/** Returns what is left of a loan, and what ends it today without later interest; additions of the sandbox that a lender may omit. */
function whatIsLeft({ instalments, bill }: OrderNow) {
  if (bill === undefined) return { balance: "", payoff: { amount: "", saves: "" } };
  const later = instalments.filter(({ paidOn, position }) => paidOn === null && position !== bill.position);
  const sum = (part: "principalCentavos" | "interestCentavos") =>
    later.reduce((total, instalment) => total + instalment[part], 0);
  const amount = bill.amountCentavos + sum("principalCentavos");
  const saves = sum("interestCentavos");
  return { balance: amount + saves, payoff: saves > 0 ? { amount, saves } : { amount: "", saves: "" } };
}

/** Returns the request to pay in smaller parts. This field is an addition of the sandbox that a lender may omit. */
function orderPlanRequest({ order }: OrderNow, request: object | undefined) {
  if (!isRunning(order.status)) return { state: "", reference: "", date: "" };
  return request === undefined ? { state: "offered", reference: "", date: "" } : { state: "requested", ...request };
}

export const fetchOrderDetails = defineOrderEndpoint({
  summary: "One order of the borrower: status, texts, rows, and the prompts of its screen",
  method: "GET",
  path: "/v3/loan-details",
  input: inputOrder,
  handle({ now, borrower, lender, origin }) {
    const { order } = now;
    const product = lender.products.find(order.productId);
    if (product === undefined) return NO_ORDER;
    const texts = statusTexts(now);
    const others = order.recommends ? lender.products.all().filter(({ id }) => id !== product.id) : [];
    return success({
      orderStatus: order.status,
      noticeStatusText: texts.title,
      noticeDesText: texts.description,
      recProducts: others.map((other) => recommend(other, origin)),
      productName: product.name,
      productLogo: assetUrl(origin, product.logo),
      userOrderDetail: { detail: orderRows(now) },
      inside: "",
      h5Url: "",
      isDelay: order.isRolloverAllowed ? "1" : "0",
      telephone: "",
      isScore: "0",
      playeduL: "",
      reyMsg: "",
      KindTipsMsg: "",
      cardNeedPop: 0,
      cardPopTitle: "",
      cardPopMsg: "",
      payment: orderPayment(lender, order.id),
      timeline: orderTimeline(now),
      orderNo: order.number,
      ...whatIsLeft(now),
      part: partRange(now.bill),
      // What the next late day of the payment that is due adds; 0 when nothing is due.
      lateDayFee: now.bill?.nextLateDayCentavos ?? 0,
      plan: orderPlanRequest(now, lender.planRequests.find(order.id)),
      account: describeAccount(lender.bankAccounts.find(borrower.id, product.id)?.fields),
      ...order.overrides,
    });
  },
});

export const scoreOrder = defineEndpoint({
  summary: "The rating of an order; only the first one is stored",
  method: "POST",
  path: "/v3/loan-details/google-score",
  input: v.object({ score: inputInteger, productId: optionalName, orderId: optionalName }),
  handle({ input: { score, orderId }, borrower, lender }) {
    if (score < 1 || score > 5) return refuse("400", "Please pick one to five stars.");
    if (orderId !== "") {
      if (lender.book.own(borrower.id, orderId) === undefined) return NO_ORDER;
      lender.scores.add(orderId, score);
    }
    return success({});
  },
});

export const saveEvent = definePublicEndpoint({
  summary: "Reports a step of the borrower; the client ignores the response",
  method: "POST",
  path: "/service/event/save",
  input: v.object({ productId: optionalName, moduleId: optionalName, positionId: optionalName }),
  handle({ input, lender }) {
    lender.events.add("service", input);
    return success({});
  },
});

export const requestPlan = defineOrderEndpoint({
  summary: "The borrower cannot pay, and asks to pay in smaller parts; only the first request of an order is stored",
  method: "POST",
  path: "/v3/loan-details/request-plan",
  input: inputOrder,
  handle({ now: { order }, lender }) {
    if (!isRunning(order.status)) return refuse("409", "There is nothing to pay on this loan.");
    return success(lender.planRequests.add(order.id));
  },
});
