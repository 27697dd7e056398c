import type { RouteFacts } from "@lending/federation/routes";

/** Statuses that show the server's amount and due date above the card. The same statuses as in orderStatus. */
const when = { field: "orderStatus", among: ["170", "174", "180"] } as const;
const rows = "userOrderDetail.detail";

/** Facts that the order's document shows before its screen has loaded: status text, amount due and due date. */
export const orderFacts: readonly RouteFacts[] = [
  { slots: { title: { field: "noticeStatusText" }, line: { field: "noticeDesText" } } },
  { when, slots: { label: { rows, is: "amount", take: "text" }, amount: { rows, is: "amount", take: "value" } } },
  { when, slots: { dateLabel: { rows, is: "date", take: "text" }, date: { rows, is: "date", take: "value" } } },
];
