import { flag, list, record, text, type ValueOf } from "@lending/api-client/schema";
import { paymentSchema, readOrderPayment } from "@lending/domain/payment";
import { showRowDay } from "@lending/ui/day";

/** The fields of an order that its first paint shows, apart from the others: they are in a script of the document. */
export const firstOrderFields = {
  orderStatus: text(),
  noticeStatusText: text(),
  noticeDesText: text(),
  userOrderDetail: record({ detail: list(record({ text: text(), value: text() })) }),
  h5Url: text(),
  isDelay: flag(),
  playeduL: text(),
  // An addition of this product that the lender may omit.
  payment: paymentSchema,
};

const firstOrder = record(firstOrderFields);

/** Reads the part of an order that its first paint shows. */
export const toFirstOrder = (wire: ValueOf<typeof firstOrder>) => ({
  /** "21", "110", "151", "170", "174", "180", "200", or an unknown number. */
  status: wire.orderStatus,
  title: wire.noticeStatusText,
  description: wire.noticeDesText,
  rows: wire.userOrderDetail.detail
    .map((row) => ({ label: row.text, value: showRowDay(row.text, row.value) }))
    .filter(({ label, value }) => label || value),
  /** Page of a payment partner that replaces our repayment page. */
  repayLink: wire.h5Url,
  rolloverAllowed: wire.isDelay,
  /** URL that replaces this page once the order is settled. */
  confirmationLink: wire.playeduL,
});

/** Reads what the first paint shows of a response, with the newest payment. */
export function readFirstOrder(data: unknown, orderId: string) {
  const wire = firstOrder.read(data);
  return { ...toFirstOrder(wire), payment: readOrderPayment(wire.payment, orderId) };
}
