import { type Api, apiAtom, type WireNames } from "@lending/api-client";
import { choice, flag, httpLink, integer, list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import { readMoney } from "@lending/domain/money";
import { readOrderPayment } from "@lending/domain/payment";
import { formatAccount } from "@lending/ui/format";
import type { ResultOf } from "./ResultOf.ts";
import { hasName, readRecommendedProduct, recommendedProductEntries } from "./recommendedProduct.ts";

export const orderDetailsRequest = { client: "helper", method: "GET", path: "/v3/loan-details" } as const;

/** Wire schema of the order-details response. Recommended products use the deployment's wire names. */
export const orderDetailsSchema = (names: WireNames["recommended"]) =>
  record({
    orderStatus: text(),
    noticeStatusText: text(),
    noticeDesText: text(),
    recProducts: list(record(recommendedProductEntries(names))),
    productName: text(),
    productLogo: httpLink(),
    userOrderDetail: record({ detail: list(record({ text: text(), value: text() })) }),
    inside: text(),
    h5Url: text(),
    isDelay: flag(),
    telephone: text(),
    isScore: flag(),
    playeduL: text(),
    reyMsg: text(),
    KindTipsMsg: text(),
    cardNeedPop: flag(),
    cardPopTitle: text(),
    cardPopMsg: text(),
    // An addition of this product that the lender may omit (decision 050); `state` is then "".
    payment: record({
      state: choice(["", "none", "processing", "paid", "refused"], ""),
      purpose: choice(["", "instalment", "extension"], ""),
      amount: text(),
      channelName: text(),
      at: text(),
    }),
    // Another such addition (decision 058).
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
  });

const STEPS = ["", "received", "review", "sent", "payment", "repaid"] as const;
const STATES = ["", "done", "now", "late", "next"] as const;

export interface OrderIds {
  readonly productId: string;
  readonly orderId: string;
}

/** A request to pay in smaller parts. */
export interface PlanRequest {
  /** Whether the lender has the request; otherwise it can be sent. */
  readonly isSent: boolean;
  /** What the borrower quotes; "" when unknown. */
  readonly reference: string;
  /** The day by which the lender answers; "" when unknown. */
  readonly answerBy: string;
}

export async function fetchOrderDetails(
  api: Api,
  ids: OrderIds,
  signal: AbortSignal,
): Promise<ResultOf<{ order: OrderDetails }>> {
  const response = await api.request(
    { ...orderDetailsRequest, fields: { productId: ids.productId, orderId: ids.orderId } },
    { signal },
  );
  if (!response.ok) return { ok: false, message: response.message, isFinal: response.code === "404" };
  return { ok: true, order: readOrder(response.data, api.wireNames.recommended, ids.orderId) };
}

/** A loan order. Texts come from the server; an empty text means there is none. */
export type OrderDetails = ReturnType<typeof readOrder>;
/** `date` is the day of a done step, or the latest day; "" when unknown. `position` is the payment's, from 1. */
export type TimelineStep = OrderDetails["timeline"][number];

function readOrder(data: unknown, names: WireNames["recommended"], orderId: string) {
  const wire = parseResponse(orderDetailsSchema(names), data);
  const { state: planState, reference, date } = wire.plan;
  const planRequest: PlanRequest = { isSent: planState === "requested", reference, answerBy: date };
  return {
    /** "21", "110", "151", "170", "174", "180", "200", or an unknown number. */
    status: wire.orderStatus,
    title: wire.noticeStatusText,
    description: wire.noticeDesText,
    productName: wire.productName,
    productLogo: wire.productLogo,
    rows: wire.userOrderDetail.detail
      .map((row) => ({ label: row.text, value: row.value }))
      .filter((row) => row.label !== "" || row.value !== ""),
    recommended: wire.recProducts.map((product) => readRecommendedProduct(product, names)).filter(hasName),
    /** Page of a payment partner that replaces our repayment page. */
    repayLink: wire.h5Url,
    rolloverAllowed: wire.isDelay,
    /** Service number of this order, safe to dial. "" means the deployment's number. */
    servicePhone: readPhone(wire.telephone),
    requestsRating: wire.isScore,
    /** URL that replaces this page once the order is settled. */
    confirmationLink: wire.playeduL,
    withdrawMessage: wire.reyMsg,
    tipMessage: wire.KindTipsMsg,
    /** The newest payment of this order, shown to prevent an accidental second payment. */
    payment: readOrderPayment(wire.payment, orderId),
    timeline: wire.timeline.flatMap(({ step, state, amount, ...rest }) =>
      step === "" || state === "" ? [] : [{ step, state, amount: readMoney(amount), ...rest }],
    ),
    /** A request to pay in smaller parts; undefined when the lender takes none. */
    planRequest: planState === "" ? undefined : planRequest,
    /** The smallest and the largest part of the payment that the lender accepts now, as sent: see `isPartRange`. */
    part: wire.part,
    /** What the next late day of the payment that is due adds. */
    lateDayFee: readMoney(wire.lateDayFee),
    /** The account that receives the money, by its bank and last digits; "" when unknown. */
    account: formatAccount(wire.account),
    bankPrompt: wire.cardNeedPop ? { title: wire.cardPopTitle, message: wire.cardPopMsg } : undefined,
  };
}

// At least three digits, separated by spaces, hyphens or brackets; the environment's service phone has the same rule.
const PHONE = /^\+?(?=(?:\D*\d){3})[\d ()-]{3,24}$/;

/** Returns a phone number to call, or "" for a malformed one: without its letters or signs, another number would be dialled. */
function readPhone(sent: string): string {
  const number = sent.trim();
  return PHONE.test(number) ? number : "";
}

export const orderDetailsAtom = fetchAtomFamily((get, ids: OrderIds, { signal }) =>
  fetchOrderDetails(get(apiAtom), ids, signal),
);
