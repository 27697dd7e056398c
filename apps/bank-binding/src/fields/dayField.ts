import { makePickerField } from "./makePickerField.tsx";
import { readChoices } from "./readChoices.ts";

/** Contract: a day without options of its own is a day of the month. */
const DAYS = Array.from({ length: 31 }, (_, index) => {
  const day = String(index + 1);
  return { value: day, label: day, sent: day, alias: day };
});

/** A day of the month, or of the server's own list: sent as it is read. */
export const dayField = makePickerField({
  choicesOf: (item) => (item.options.length === 0 ? DAYS : readChoices(item, "name")),
  isSearchable: false,
});
