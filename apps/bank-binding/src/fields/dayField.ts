import { makePickerField } from "./makePickerField.tsx";
import { readChoices } from "./readChoices.ts";

/** A day field without options offers the days of a month. */
const DAYS = Array.from({ length: 31 }, (_, index) => {
  const day = String(index + 1);
  return { value: day, label: day, sent: day, alias: day };
});

/** A day of the month, or of the server's list. Sends the visible text. */
export const dayField = makePickerField({
  choicesOf: (item) => (item.options.length === 0 ? DAYS : readChoices(item, "name")),
  isSearchable: false,
});
