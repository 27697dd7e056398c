import type { WireNames } from "@lending/api-client";
import { list, record, text, type ValueOf } from "@lending/api-client/schema";
import { isPayable, readMoney, showMoney } from "@lending/domain/money";
import type { ReadFirstFacts } from "@lending/federation/routes";
import { isAmountText } from "@lending/ui/amount";
import { showDay } from "@lending/ui/day";

/** The fields of an offer that its first paint shows, under the names of version 3: they are in a script of the document. */
export const firstOfferFields = {
  amount: text(),
  details: list(record({ text: text(), value: text() })),
  repay_plans: list(record({ pay_time: text() })),
  firstPayTime: text(),
};

const firstOffer = record(firstOfferFields);

/** The label of a total, in every language of the catalogue. */
export const TOTAL_LABEL = /\btotal\b|kabuuan|合计|总/i;

/** Reads the part of an offer that its first paint shows. */
export function toFirstOffer(wire: ValueOf<typeof firstOffer>) {
  const total = wire.details.find((row) => TOTAL_LABEL.test(row.text) && isAmountText(row.value));
  return {
    amount: readMoney(wire.amount),
    /** The first row with an amount and a label that matches `TOTAL_LABEL`. */
    total: total && { label: total.text, value: total.value },
    firstPaymentDate: showDay(wire.firstPayTime || (wire.repay_plans[0]?.pay_time ?? "")),
  };
}

/** Reads what the first paint shows of a response. `names` are those of the newer variant. */
export function readFirstOffer(data: unknown, names?: WireNames["confirmation"]) {
  const sent = Object(data);
  const renamed = names && {
    amount: sent[names.amount],
    details: sent[names.details],
    repay_plans: sent[names.repayPlans],
  };
  return toFirstOffer(firstOffer.read(renamed ?? data));
}

/** The first paint of an offer: its amount, the day of the first payment, and the total, where the response has them. */
export const firstFacts: ReadFirstFacts = (data, { pathname, locale, wireNames }) => {
  const names = /^\/loanConfirm2\b/.test(pathname) ? wireNames.confirmation : undefined;
  const { amount, firstPaymentDate, total } = readFirstOffer(data, names);
  return [
    { texts: { amount: isPayable(amount) ? showMoney(amount, locale) : "" } },
    { texts: { date: firstPaymentDate } },
    total && { texts: { totalLabel: total.label, total: total.value } },
  ];
};
