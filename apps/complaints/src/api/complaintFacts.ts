import type { RouteFacts } from "@lending/federation/routes";

/** The borrower may have chosen a different order from the first one in the response. */
const unless = "orderNo";

/** Facts the document shows before the complaint screen loads: the order of the complaint. */
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
