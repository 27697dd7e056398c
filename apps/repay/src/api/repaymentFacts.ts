import type { FactSource, RouteFacts } from "@lending/federation/routes";

const date = { field: "repayDate", as: "date" } as const;

/** The words that the screens say over the amount and its day; a test compares them with the screens' own. */
const words = (source: string, filipino: string, chinese: string): FactSource => ({
  words: { source, "en-PH": source, "fil-PH": filipino, "zh-CN": chinese },
});

/** What an instalment's document says before its screen is there. */
export const instalmentFacts: readonly RouteFacts[] = [
  {
    slots: {
      label: words("Repayment amount", "Halagang babayaran", "还款金额"),
      amount: { field: "repayAmount", as: "money" },
    },
  },
  { slots: { dateLabel: words("Repayment date", "Due date", "还款日期"), date } },
];

/** What an extension's document says; its amount has the server's own words, and without them it waits. */
export const extensionFacts: readonly RouteFacts[] = [
  { slots: { label: { field: "delayInfo.title" }, amount: { field: "delayInfo.delayAmount", as: "money" } } },
  { slots: { dateLabel: words("Next payment date", "Susunod na due date", "下次还款日期"), date } },
];
