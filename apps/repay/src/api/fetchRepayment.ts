import { type Api, apiAtom, Fault } from "@lending/api-client";
import { choice, flag, httpLink, list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import { readMoney } from "@lending/domain/money";
import { readOrderPayment } from "@lending/domain/payment";
import { orderPaymentSchema, readRefusal } from "./orderPayment.ts";
import type { OrderIds } from "./readQuery.ts";
import { instructionsSchema, readInstructions, readSavedPayCode, type SavedPayCode } from "./savedPayCode.ts";

export const instalmentRequest = { client: "helper", method: "GET", path: "/v3/installment/loan-play-detail" } as const;
export const extensionRequest = { client: "helper", method: "GET", path: "/figures/pettypy" } as const;

/** Wire schema of the response of both repayment endpoints. A plan's `state` and `payment` may be missing. */
export const repaymentSchema = record({
  repayAmount: text(),
  repayDate: text(),
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
      state: choice(["", "paid", "due", "overdue", "later"], ""),
    }),
  ),
  details: list(record({ text: text(), value: text() })),
  repayList: list(record({ name: text(), logo: httpLink(), channel_number: text() })),
  noticeMsg: text(),
  defDetail: record({
    payCode: text(),
    logo: httpLink(),
    title: text(),
    payNotice: instructionsSchema,
    // An addition that the lender may omit (decision 056).
    expiresAt: text(),
  }),
  isShowReyTop: flag(),
  delayInfo: record({ delayAmount: text(), title: text() }),
  payment: orderPaymentSchema,
});

export interface RepaymentQuery extends OrderIds {
  /** Whether to fetch the price of an extension instead of the next instalment. */
  readonly isDelay: boolean;
}

export type RepaymentResponse = Awaited<ReturnType<typeof fetchRepayment>>;
export type Repayment = Extract<RepaymentResponse, { readonly ok: true }>["repayment"];

/**
 * Fetches the next instalment of an order, or the price of its extension. Throws a fault when the network fails; returns
 * a refusal as a value.
 */
export async function fetchRepayment(api: Api, { productId, orderId, isDelay }: RepaymentQuery, signal: AbortSignal) {
  const request = isDelay ? extensionRequest : instalmentRequest;
  const response = await api.request({ ...request, fields: { productId, orderId } }, { signal });
  if (!response.ok) return readRefusal(response, orderId);
  const wire = parseResponse(repaymentSchema, response.data);
  const { payCode, title, logo, payNotice, expiresAt } = wire.defDetail;
  // A plan may consist of rows of text and value, which belong to the details.
  const isRow = (day: (typeof wire.repayPlan)[number]) => day.text !== "" || day.value !== "";
  return {
    ok: true as const,
    repayment: {
      /** The amount to pay now: the instalment, or the price of an extension. */
      amount: readMoney(isDelay ? wire.delayInfo.delayAmount : wire.repayAmount),
      /** The lender's label of that amount; "" for an instalment. */
      amountLabel: isDelay ? wire.delayInfo.title : "",
      date: wire.repayDate,
      productName: wire.productName,
      productLogo: wire.productLogo,
      /** The payments of the plan. The state is "" when the server sends none. */
      plan: wire.repayPlan
        .filter((day) => !isRow(day))
        .map(({ title, remark, amount, time: date, state }) => ({
          title,
          remark,
          amount: readMoney(amount),
          date,
          state,
        })),
      rows: [...wire.details, ...wire.repayPlan.filter(isRow)].map((row) => ({ label: row.text, value: row.value })),
      channels: wire.repayList
        .map(({ channel_number: number, name, logo }) => ({ number, name, logo }))
        // One channel for each number: the borrower's choice is sent by number.
        .filter(({ number }, index, all) => number && all.findIndex((one) => one.number === number) === index),
      /** Notice before paying. isShowReyTop shows it above the code and the plan, otherwise below them. */
      notice: wire.noticeMsg,
      noticeOnTop: wire.isShowReyTop,
      /** The code that pays without choosing a channel, with the channel's name and logo. */
      payCode: payCode.trim() === "" ? undefined : { code: payCode.trim(), title, logo, expiresAt },
      instructions: readInstructions(payNotice),
      payment: readOrderPayment(wire.payment, orderId),
      /** The response, for the additions that a lazy component reads with `repaymentExtras.ts`. */
      data: response.data,
    },
  };
}

/** The server did not answer, but its last code for this payment is saved on this device. */
interface OfflineRepayment {
  readonly ok: false;
  readonly fault: Fault["code"];
  readonly saved: SavedPayCode;
  readonly payment?: undefined;
}

/** The server's response, or the saved code without a connection. Fetched while a component reads it. */
export const repaymentAtom = fetchAtomFamily((get, query: RepaymentQuery & Pick<SavedPayCode, "owner">, { signal }) =>
  fetchRepayment(get(apiAtom), query, signal).catch((error: unknown): RepaymentResponse | OfflineRepayment => {
    const saved = readSavedPayCode(query.owner);
    const isOfPage = saved?.orderId === query.orderId && (saved.purpose === "extension") === query.isDelay;
    if (!(error instanceof Fault) || !isOfPage) throw error;
    return { ok: false, fault: error.code, saved };
  }),
);
