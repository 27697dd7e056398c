import { record, text, type ValueOf } from "@lending/api-client/schema";
import { readMoney } from "@lending/domain/money";
import { paymentSchema, readOrderPayment } from "@lending/domain/payment";
import { showDay } from "@lending/ui/day";

/** The fields of a repayment that its first paint shows, apart from the others: they are in a script of the document. */
export const firstRepaymentFields = {
  repayAmount: text(),
  repayDate: text(),
  delayInfo: record({ delayAmount: text(), title: text() }),
  payment: paymentSchema,
};

const firstRepayment = record(firstRepaymentFields);

/** Reads the part of a repayment that its first paint shows. `isDelay`: the response is the price of an extension. */
export const toFirstRepayment = (wire: ValueOf<typeof firstRepayment>, isDelay: boolean) => ({
  /** The amount to pay now: the instalment, or the price of an extension. */
  amount: readMoney(isDelay ? wire.delayInfo.delayAmount : wire.repayAmount),
  /** The lender's label of that amount; "" for an instalment. */
  amountLabel: isDelay ? wire.delayInfo.title : "",
  date: showDay(wire.repayDate),
});

/** Reads what the first paint shows of a response, with the state of the newest payment. */
export function readFirstRepayment(data: unknown, { orderId, isDelay }: { orderId: string; isDelay: boolean }) {
  const wire = firstRepayment.read(data);
  return { ...toFirstRepayment(wire, isDelay), paymentState: readOrderPayment(wire.payment, orderId)?.state };
}
