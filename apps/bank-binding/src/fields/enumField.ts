import { makePickerField } from "./makePickerField.tsx";
import { readChoices } from "./readChoices.ts";

/** One of a few, such as a bank: the chosen option's type is sent (specification 3). */
export const enumField = makePickerField({ choicesOf: (item) => readChoices(item, "type"), isSearchable: true });
