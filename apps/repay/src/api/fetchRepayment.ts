import type { Answer, Api } from "@lending/api-client";
import { list, parseAnswer, record, text } from "@lending/api-client/schema";
import { type Money, readMoney } from "./money.ts";
import { extensionRequest, instalmentRequest } from "./repaymentRequest.ts";

/** The answer of both repayment endpoints as it is sent (contract, "Repayment"). */
export const repaymentSchema = record({
  repayAmount: text(),
  repayDate: text(),
  productName: text(),
  productLogo: text(),
  repayPlan: list(record({ remark: text(), title: text(), amount: text(), time: text(), state: text() })),
  details: list(record({ text: text(), value: text() })),
  repayList: list(record({ name: text(), logo: text(), channel_number: text() })),
  noticeMsg: text(),
  defDetail: record({
    payCode: text(),
    logo: text(),
    title: text(),
    payNotice: list(record({ title: text(), list: list(record({ name: text(), steps: list(text()) })) })),
  }),
  isShowReyTop: text(),
  delayInfo: record({ delayAmount: text(), title: text() }),
});

/** One payment of the plan. `state` is what the server knows of it, "" when it does not say. */
export interface PlannedPayment {
  readonly title: string;
  readonly remark: string;
  readonly amount: Money;
  readonly date: string;
  readonly state: "paid" | "due" | "overdue" | "later" | "";
}

/** A way to pay. */
export interface Channel {
  readonly number: string;
  readonly name: string;
  readonly logo: string;
}

/** How to pay somewhere, step by step, grouped by heading. */
export interface InstructionGroup {
  readonly title: string;
  readonly places: readonly { readonly name: string; readonly steps: readonly string[] }[];
}

/** What is to be paid, and how. */
export interface Repayment {
  readonly amount: Money;
  readonly date: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly plan: readonly PlannedPayment[];
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly channels: readonly Channel[];
  /** What to know before paying; shown above all else when the server asks for it (isShowReyTop). */
  readonly notice: string;
  readonly noticeOnTop: boolean;
  /** The code that pays without choosing a channel, and where. */
  readonly payCode: { readonly code: string; readonly title: string; readonly logo: string } | undefined;
  readonly instructions: readonly InstructionGroup[];
  /** Only for an extension. */
  readonly delay: { readonly amount: Money; readonly title: string };
}

/** The repayment, or the server's refusal in its own words. */
export type RepaymentAnswer =
  | { readonly ok: true; readonly repayment: Repayment }
  | { readonly ok: false; readonly message: string };

interface OrderIds {
  readonly productId: string;
  readonly orderId: string;
}

/** Reads what an order's next instalment needs. Faults are thrown; a refusal is a value. */
export const fetchInstalment = (api: Api, { productId, orderId }: OrderIds, signal: AbortSignal) =>
  api.request({ ...instalmentRequest, fields: { productId, orderId } }, { signal }).then(readRepayment);

/** Reads what an extension of the order costs. Faults are thrown; a refusal is a value. */
export const fetchExtension = (api: Api, { productId, orderId }: OrderIds, signal: AbortSignal) =>
  api.request({ ...extensionRequest, fields: { productId, orderId } }, { signal }).then(readRepayment);

const states: readonly string[] = ["paid", "due", "overdue", "later"] satisfies PlannedPayment["state"][];

const isState = (sent: string): sent is PlannedPayment["state"] => states.includes(sent);

function readRepayment(answer: Answer): RepaymentAnswer {
  if (!answer.ok) return { ok: false, message: answer.message };
  const wire = parseAnswer(repaymentSchema, answer.data);
  const { payCode, title, logo, payNotice } = wire.defDetail;
  return {
    ok: true,
    repayment: {
      amount: readMoney(wire.repayAmount),
      date: wire.repayDate,
      productName: wire.productName,
      productLogo: wire.productLogo,
      plan: wire.repayPlan.map((day) => ({
        title: day.title,
        remark: day.remark,
        amount: readMoney(day.amount),
        date: day.time,
        state: isState(day.state) ? day.state : "",
      })),
      rows: wire.details.map((row) => ({ label: row.text, value: row.value })),
      channels: wire.repayList.map((channel) => ({
        number: channel.channel_number,
        name: channel.name,
        logo: channel.logo,
      })),
      notice: wire.noticeMsg,
      noticeOnTop: wire.isShowReyTop === "1",
      payCode: payCode === "" ? undefined : { code: payCode, title, logo },
      instructions: payNotice
        .map((group) => ({ title: group.title, places: group.list.filter((place) => place.steps.length > 0) }))
        .filter((group) => group.places.length > 0),
      delay: { amount: readMoney(wire.delayInfo.delayAmount), title: wire.delayInfo.title },
    },
  };
}
