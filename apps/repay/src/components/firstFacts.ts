import { isPayable, showMoney } from "@lending/domain/money";
import type { ReadFirstFacts } from "@lending/federation/routes";
import { readFirstRepayment } from "../api/firstRepayment.ts";

/** A repayment: the amount with its label, its day, and the controls, unless a payment is pending or received. */
export const firstFacts: ReadFirstFacts = (data, { pathname, query, locale, copy }) => {
  const isDelay = /^\/repayDelay\b/.test(pathname);
  const orderId = query.get("orderId") ?? "";
  const { amount, amountLabel, date, paymentState } = readFirstRepayment(data, { orderId, isDelay });
  // The screen shows no payment without a sensible amount.
  if (!isPayable(amount)) return [];
  // A pending payment makes the main button a secondary action, and the screen explains a received one.
  const hasControls = paymentState === undefined || paymentState === "refused";
  return [
    {
      texts: { ...(isDelay && { label: amountLabel || copy("label") }), amount: showMoney(amount, locale) },
      ...(hasControls && { controls: "repayment" }),
    },
    { texts: { date } },
  ];
};
