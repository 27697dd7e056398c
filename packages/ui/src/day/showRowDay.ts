import { isDateText, showDay } from "./readTime.ts";

/** What the label of a day says, in every language of the catalogue. Only beside it is a mere number a day. */
const DAY_LABEL =
  /\b(?:date|day|deadline|until|due (?:on|by))\b|^due$|\bexpir|\bpetsa\b|\baraw\b|\bhanggang\b|日期|到期|期限|截止|日$/i;

/** Returns the value of a lender's row as a page shows it: a day by `showDay`, any other text as it was sent. */
export const showRowDay = (label: string, value: string): string =>
  isDateText(value) || DAY_LABEL.test(label.trim()) ? showDay(value) : value;
