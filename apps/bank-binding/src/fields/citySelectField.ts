import { makePickerField } from "./makePickerField.tsx";
import { readChoices } from "./readChoices.ts";

/** A city. Sends the name of the option. */
export const citySelectField = makePickerField({ choicesOf: (item) => readChoices(item, "name"), isSearchable: true });
