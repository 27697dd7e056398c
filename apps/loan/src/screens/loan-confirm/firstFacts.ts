import { showMoney } from "@lending/domain/money";
import type { ReadFirstFacts } from "@lending/federation/routes";
import { readFirstOffer } from "../../api/firstOffer.ts";

/** An offer: its amount, the day of the first payment, and the total, where the response has them. */
export const firstFacts: ReadFirstFacts = (data, { pathname, locale, wireNames }) => {
  const { amount, firstPaymentDate, total } = readFirstOffer(
    data,
    /^\/loanConfirm2\b/.test(pathname) ? wireNames.confirmation : undefined,
  );
  return [
    { texts: { amount: showMoney(amount, locale) } },
    { texts: { date: firstPaymentDate } },
    total && { texts: { totalLabel: total.label, total: total.value } },
  ];
};
