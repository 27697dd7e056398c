import { apiAtom, Fault, type Result } from "@lending/api-client";
import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { choice, flag, httpLink, integer, list, record, text, unique, type ValueOf } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import type { OrderIds } from "@lending/domain/addresses/repay";
import { isPartRange, readMoney } from "@lending/domain/money";
import { noteUncharged, readOrderPayment } from "@lending/domain/payment";
import { showDay, showRowDay } from "@lending/ui/day";
import { firstRepaymentFields, toFirstRepayment } from "./firstRepayment.ts";
import { orderRefusal, type RefusalDetails } from "./order.ts";
import { instructionsSchema, readInstructions, readSavedPayCode } from "./savedPayCode.ts";

/** Wire schema of the response of both repayment endpoints. A lender may omit a field with the comment "addition". */
const repaymentSchema = record({
  ...firstRepaymentFields,
  productName: text(),
  productLogo: httpLink(),
  repayPlan: list(
    record({
      remark: text(),
      title: text(),
      amount: text(),
      time: text(),
      text: text(),
      value: text(),
      // Addition.
      state: choice(["", "paid", "due", "overdue", "later"], ""),
    }),
  ),
  details: list(record({ text: text(), value: text() })),
  repayList: list(
    record({
      name: text(),
      logo: httpLink(),
      channel_number: text(),
      // Additions.
      fee: text(),
      minutes: integer(),
    }),
  ),
  noticeMsg: text(),
  defDetail: record({
    payCode: text(),
    logo: httpLink(),
    title: text(),
    payNotice: instructionsSchema,
    // Additions (decision 056).
    biller: text(),
    amount: text(),
    dueDate: text(),
    expiresAt: text(),
    replaced: list(record({ payCode: text(), channelName: text(), amount: text() })),
  }),
  isShowReyTop: flag(),
  delayInfo: record({
    delayAmount: text(),
    title: text(),
    // Additions.
    fee: text(),
    interest: text(),
    lateFee: text(),
    movedFrom: text(),
    movedTo: text(),
    dueThen: text(),
    newTotal: text(),
    payNowAmount: text(),
    payNowTotal: text(),
  }),
  part: record({ min: integer(), max: integer() }),
  lateDayFee: text(),
  orderNo: text(),
});

export interface RepaymentQuery extends OrderIds {
  /** Whether to fetch the price of an extension instead of the next instalment. */
  readonly isDelay: boolean;
}

/** The amount to pay now with its plan and channels. Unknown texts are "". */
export type Repayment = ReturnType<typeof readRepayment>;
export type RepaymentResponse = Result<Repayment, RefusalDetails>;

const readPrice = ({ movedFrom, movedTo, ...price }: ValueOf<typeof repaymentSchema>["delayInfo"]) => ({
  fee: readMoney(price.fee),
  interest: readMoney(price.interest),
  lateFee: readMoney(price.lateFee),
  movedFrom: showDay(movedFrom),
  movedTo: showDay(movedTo),
  dueThen: readMoney(price.dueThen),
  newTotal: readMoney(price.newTotal),
  payNowAmount: readMoney(price.payNowAmount),
  payNowTotal: readMoney(price.payNowTotal),
});

function readRepayment(wire: ValueOf<typeof repaymentSchema>, orderId: string, isDelay: boolean) {
  const { payCode, title, logo, payNotice, expiresAt, replaced, biller, amount, dueDate } = wire.defDetail;
  // A row of the plan may be a payment, a text with its value that belongs to the details, or both.
  type PlanRow = (typeof wire.repayPlan)[number];
  const isDetail = ({ text, value }: PlanRow) => text !== "" || value !== "";
  const isPayment = ({ title, remark, amount, time }: PlanRow) => title + remark + amount + time !== "";
  const first = toFirstRepayment(wire, isDelay);
  return {
    ...first,
    productName: wire.productName,
    productLogo: wire.productLogo,
    /** The payments of the plan. The state is "" when the server sends none. */
    plan: wire.repayPlan.filter(isPayment).map(({ title, remark, amount, time: date, state }) => ({
      title,
      remark,
      amount: readMoney(amount),
      date: showDay(date),
      state,
    })),
    rows: [...wire.details, ...wire.repayPlan.filter(isDetail)].map((row) => ({
      label: row.text,
      value: showRowDay(row.text, row.value),
    })),
    /** `fee` is what a payment costs, `minutes` until the lender usually knows of it; 0 when unknown. */
    channels: unique(
      // One channel for each number: the borrower's choice is sent by number.
      wire.repayList.filter((channel) => channel.channel_number),
      (channel) => channel.channel_number,
    ).map(({ channel_number: number, fee, ...channel }) => ({ ...channel, number, fee: readMoney(fee) })),
    /** Notice before paying. isShowReyTop shows it above the code and the plan, otherwise below them. */
    notice: wire.noticeMsg,
    noticeOnTop: wire.isShowReyTop,
    /** The code that pays without choosing a channel, with the channel's name and logo. */
    payCode: payCode.trim() === "" ? undefined : { code: payCode.trim(), title, logo, expiresAt: showDay(expiresAt) },
    instructions: readInstructions(payNotice),
    payment: readOrderPayment(wire.payment, orderId),
    /** What the code pays and until when. */
    codeFacts: { biller, amount, dueDate: showDay(dueDate), expiresAt: showDay(expiresAt) },
    /** Codes of the same payment that can no longer be paid. */
    replaced: replaced
      .filter(({ payCode }) => payCode.trim() !== "")
      .map((older) => ({ code: older.payCode, channelName: older.channelName, amount: readMoney(older.amount) })),
    /** The smallest and the largest part that the lender accepts now; undefined when there is none to pay. */
    partRange: isPartRange(wire.part, first.amount) ? wire.part : undefined,
    /** What the next late day of the payment adds. */
    lateDayFee: readMoney(wire.lateDayFee),
    /** The order's number, which Help shows. */
    orderNumber: wire.orderNo.trim(),
    /** The parts of an extension's price, and what is left to pay with and without it. */
    price: readPrice(wire.delayInfo),
  };
}

const order = {
  client: "helper",
  method: "GET",
  fields: { productId: fromQuery("productId"), orderId: fromQuery("orderId") },
  data: repaymentSchema,
  ...orderRefusal,
  additions: ["payment", "part", "lateDayFee", "orderNo"],
} as const;

/** The definition of `instalment`, which the page of an extension also reads. */
export const instalmentParts = {
  ...order,
  path: "/v3/installment/loan-play-detail",
  read: (wire: ValueOf<typeof repaymentSchema>, { input }: { readonly input: OrderIds }) =>
    readRepayment(wire, input.orderId, false),
} as const;

/** The next instalment of an order. */
export const instalment = defineRead(instalmentParts);

/** The price of an order's extension. */
export const extension = defineRead({
  ...order,
  path: "/figures/pettypy",
  read: (wire, { input }) => readRepayment(wire, input.orderId, true),
});

/**
 * The server's response, or without a connection its last code for this payment, which is saved on this device. Fetched while
 * a component reads it.
 */
export const repaymentAtom = fetchAtomFamily(async (get, query: RepaymentQuery & { owner: string }, { signal }) => {
  const { isDelay, owner, ...ids } = query;
  const call = isDelay ? extension(ids) : instalment(ids);
  try {
    return await get(apiAtom).request(call, { signal });
  } catch (error) {
    const saved = readSavedPayCode(owner);
    const isOfPage = saved?.orderId === ids.orderId && (saved.purpose === "extension") === isDelay;
    if (error instanceof Fault && isOfPage) return { ok: false as const, fault: error.code, saved };
    // A saved code may have been paid.
    if (saved?.orderId !== ids.orderId) noteUncharged(error, ids.orderId);
    throw error;
  }
});
