import type { ReadFirstFacts } from "@lending/federation/routes";
import { readFirstOrders } from "../../api/firstStart.ts";

/** The order that a complaint is about: the chosen one, or the server's. */
export const firstFacts: ReadFirstFacts = (data, { query }) => {
  const orders = readFirstOrders(data);
  const order = orders.find(({ number }) => number === query.get("orderNo")) ?? orders[0];
  const row = order?.rows[0];
  return [order && { texts: { product: order.productName } }, row && { texts: { label: row.label, value: row.value } }];
};
