import type { Api } from "@lending/api-client";
import type { RouteFacts } from "@lending/federation/routes";
import { pendingPayment } from "../titles.ts";

/** The agreements of a confirmation are listed under scene 3. */
export const CONFIRMATION_SCENE = "3";

/** The two families of confirmation calls. */
export type ConfirmationVariant = "v3" | "newer";

/** The data, or the server's refusal. It is final when the order or product does not exist: a retry cannot help. */
export type ResultOf<Data> =
  | ({ readonly ok: true } & Data)
  | { readonly ok: false; readonly message: string; readonly isFinal?: boolean };

/** Statuses that show the server's amount and due date above the card. The same statuses as in orderStatus. */
const when = { field: "orderStatus", among: ["170", "174", "180"] } as const;
const rows = "userOrderDetail.detail";

/** Facts that the order's document shows before its screen has loaded: status text, amount due and due date. */
export const orderFacts: readonly RouteFacts[] = [
  {
    when: { field: "payment.state", among: ["", "none", "paid", "refused"] },
    slots: { title: { field: "noticeStatusText" }, line: { field: "noticeDesText" } },
  },
  {
    when: { field: "payment.state", among: ["processing"] },
    slots: { title: { words: pendingPayment.title }, line: { words: pendingPayment.line } },
  },
  { when, slots: { label: { rows, is: "amount", take: "text" }, amount: { rows, is: "amount", take: "value" } } },
  { when, slots: { dateLabel: { rows, is: "date", take: "text" }, date: { rows, is: "date", take: "value" } } },
];

export const wireNames = (api: Api) => api.wireNames;
