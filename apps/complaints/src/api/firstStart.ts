import { list, record, text, type ValueOf } from "@lending/api-client/schema";
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

/** Reads the orders that the first paint may show, the server's choice first. */
export function readFirstOrders(data: unknown) {
  const { orderDetail, orderList } = firstStart.read(data);
  return [orderDetail, ...orderList].map(toFirstOrder).filter(({ number }) => number !== "");
}
