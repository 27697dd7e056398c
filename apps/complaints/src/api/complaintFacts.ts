import type { RouteFacts } from "@lending/federation/routes";

/** A borrower may have chosen another order than the one that the answer begins with. */
const unless = "orderNo";

/** What the document of a complaint says before its screen is there: the order that it is about. */
export const complaintFacts: readonly RouteFacts[] = [
  { unless, slots: { number: { field: "orderDetail.orderNo" }, product: { field: "orderDetail.productName" } } },
  {
    unless,
    slots: {
      number: { field: "orderDetail.orderNo" },
      term: { field: "orderDetail.list.0.title" },
      value: { field: "orderDetail.list.0.value" },
    },
  },
];
