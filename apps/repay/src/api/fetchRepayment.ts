import type { Api } from "@lending/api-client";
import { choice, flag, httpLink, list, parseResponse, record, text } from "@lending/api-client/schema";
import { type Money, readMoney } from "@lending/domain/money";
import { type OrderPayment, readOrderPayment } from "@lending/domain/payment";
import { orderPaymentSchema, type RepaymentRefusal, readRefusal } from "./orderPayment.ts";
import type { OrderIds } from "./readQuery.ts";
import { type InstructionGroup, instructionsSchema, readInstructions } from "./savedPayCode.ts";

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

/** One payment of the plan. `state` is "" when the server sends none. */
export interface PlannedPayment {
  readonly title: string;
  readonly remark: string;
  readonly amount: Money;
  readonly date: string;
  readonly state: "paid" | "due" | "overdue" | "later" | "";
}

export interface Channel {
  readonly number: string;
  readonly name: string;
  readonly logo: string;
}

export interface Repayment {
  /** The amount to pay now: the instalment, or the price of an extension. */
  readonly amount: Money;
  /** The lender's label of that amount; "" for an instalment. */
  readonly amountLabel: string;
  readonly date: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly plan: readonly PlannedPayment[];
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly channels: readonly Channel[];
  /** Notice before paying. isShowReyTop shows it above the code and the plan, otherwise below them. */
  readonly notice: string;
  readonly noticeOnTop: boolean;
  /** The code that pays without choosing a channel, with the channel's name and logo. */
  readonly payCode:
    | { readonly code: string; readonly title: string; readonly logo: string; readonly expiresAt: string }
    | undefined;
  readonly instructions: readonly InstructionGroup[];
  readonly payment: OrderPayment | undefined;
  /** The response, for the additions that a lazy component reads with `repaymentExtras.ts`. */
  readonly data: unknown;
}

export type RepaymentResponse = { readonly ok: true; readonly repayment: Repayment } | RepaymentRefusal;

export interface RepaymentQuery extends OrderIds {
  /** Whether to fetch the price of an extension instead of the next instalment. */
  readonly isDelay: boolean;
}

/**
 * Fetches the next instalment of an order, or the price of its extension. Throws a fault when the network fails; returns
 * a refusal as a value.
 */
export async function fetchRepayment(
  api: Api,
  { productId, orderId, isDelay }: RepaymentQuery,
  signal: AbortSignal,
): Promise<RepaymentResponse> {
  const request = isDelay ? extensionRequest : instalmentRequest;
  const response = await api.request({ ...request, fields: { productId, orderId } }, { signal });
  if (!response.ok) return readRefusal(response, orderId);
  const wire = parseResponse(repaymentSchema, response.data);
  const { payCode, title, logo, payNotice, expiresAt } = wire.defDetail;
  // A plan may consist of rows of text and value, which belong to the details.
  const isRow = (day: (typeof wire.repayPlan)[number]) => day.text !== "" || day.value !== "";
  return {
    ok: true,
    repayment: {
      amount: readMoney(isDelay ? wire.delayInfo.delayAmount : wire.repayAmount),
      amountLabel: isDelay ? wire.delayInfo.title : "",
      date: wire.repayDate,
      productName: wire.productName,
      productLogo: wire.productLogo,
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
      notice: wire.noticeMsg,
      noticeOnTop: wire.isShowReyTop,
      payCode: payCode.trim() === "" ? undefined : { code: payCode.trim(), title, logo, expiresAt },
      instructions: readInstructions(payNotice),
      payment: readOrderPayment(wire.payment, orderId),
      data: response.data,
    },
  };
}
