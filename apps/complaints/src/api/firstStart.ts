import { list, record, text, type ValueOf } from "@lending/api-client/schema";
import type { ReadFirstFacts } from "@lending/federation/routes";
import { showRowDay } from "@lending/ui/day";

/** The fields of an order that the first paint of a complaint shows, apart from the others: they are in a script of the document. */
export const firstOrderFields = {
  orderNo: text(),
  productName: text(),
  list: list(record({ title: text(), value: text() })),
};

const firstOrder = record(firstOrderFields);
const firstStart = record({ orderDetail: firstOrder, orderList: list(firstOrder) });

/** Reads the part of an order that the first paint shows. */
export const toFirstOrder = (wire: ValueOf<typeof firstOrder>) => ({
  /** Never empty in an order that is shown. */
  number: wire.orderNo,
  productName: wire.productName || wire.orderNo,
  rows: wire.list.map(({ title, value }) => ({ label: title, value: showRowDay(title, value) })),
});

/** The order that a complaint is about: the chosen one, or the server's. */
export const firstFacts: ReadFirstFacts = (data, { query }) => {
  const { orderDetail, orderList } = firstStart.read(data);
  // The server's choice first.
  const orders = [orderDetail, ...orderList].map(toFirstOrder).filter(({ number }) => number !== "");
  const order = orders.find(({ number }) => number === query.get("orderNo")) ?? orders[0];
  const row = order?.rows[0];
  return [order && { texts: { product: order.productName } }, row && { texts: { label: row.label, value: row.value } }];
};
