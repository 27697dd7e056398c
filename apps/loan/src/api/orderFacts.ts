import type { RouteFacts } from "@lending/federation/routes";

/** Statuses in which the server's own amount and day stand over the card; the same as in orderStatus. */
const when = { field: "orderStatus", among: ["170", "174", "180"] } as const;
const rows = "userOrderDetail.detail";

/** What an order's document says before its screen is there: what the server says of its status, what is due and when. */
export const orderFacts: readonly RouteFacts[] = [
  { slots: { title: { field: "noticeStatusText" }, line: { field: "noticeDesText" } } },
  { when, slots: { label: { rows, is: "amount", take: "text" }, amount: { rows, is: "amount", take: "value" } } },
  { when, slots: { dateLabel: { rows, is: "date", take: "text" }, date: { rows, is: "date", take: "value" } } },
];
