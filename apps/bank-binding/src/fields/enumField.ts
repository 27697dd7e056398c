import { makePickerField } from "./makePickerField.tsx";
import { readChoices } from "./readChoices.ts";

/** A choice such as a bank. Sends the `type` of the chosen option. */
export const enumField = makePickerField({ choicesOf: (item) => readChoices(item, "type"), isSearchable: true });
