import type { FactSource, RouteFacts } from "@lending/federation/routes";

const date = { field: "repayDate", as: "date" } as const;

/** Labels of the amount and its date. A test compares them with the screens' catalogues. */
const label = (source: string, filipino: string, chinese: string): FactSource => ({
  words: { source, "en-PH": source, "fil-PH": filipino, "zh-CN": chinese },
});

/** Facts that an instalment's document shows before its screen has loaded. */
export const instalmentFacts: readonly RouteFacts[] = [
  {
    slots: {
      label: label("Repayment amount", "Halagang babayaran", "还款金额"),
      amount: { field: "repayAmount", as: "money" },
    },
  },
  { slots: { dateLabel: label("Repayment date", "Due date", "还款日期"), date } },
];

/**
 * Facts that an extension's document shows. The label of the amount comes from the server; without it the amount is not
 * shown early.
 */
export const extensionFacts: readonly RouteFacts[] = [
  { slots: { label: { field: "delayInfo.title" }, amount: { field: "delayInfo.delayAmount", as: "money" } } },
  { slots: { dateLabel: label("Next payment date", "Susunod na due date", "下次还款日期"), date } },
];
