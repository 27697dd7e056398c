import { record, text, type ValueOf } from "@lending/api-client/schema";
import { isPayable, readMoney, showMoney } from "@lending/domain/money";
import { isUnderWay, paymentSchema, readOrderPayment } from "@lending/domain/payment";
import type { ReadFirstFacts } from "@lending/federation/routes";
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

/** The first paint of a repayment: the amount with its label and its day, unless a payment is under way, and the controls, unless there is one to confirm or to thank for. */
export const firstFacts: ReadFirstFacts = (data, { pathname, query, locale, copy }) => {
  const wire = firstRepayment.read(data);
  const isDelay = /^\/repayDelay\b/.test(pathname);
  const { amount, amountLabel, date } = toFirstRepayment(wire, isDelay);
  const payment = readOrderPayment(wire.payment, query.get("orderId") ?? "");
  // The screen shows no payment without a sensible amount, and is about one that is under way.
  if (!isPayable(amount) || isUnderWay(payment)) return [];
  const hasControls = payment === undefined || payment.state === "refused";
  return [
    {
      texts: { ...(isDelay && { label: amountLabel || copy("label") }), amount: showMoney(amount, locale) },
      ...(hasControls && { controls: "repayment" }),
    },
    { texts: { date } },
  ];
};
