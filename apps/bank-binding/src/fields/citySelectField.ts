import { makePickerField } from "./makePickerField.tsx";
import { readChoices } from "./readChoices.ts";

/** A city: its name is sent, as it is read. */
export const citySelectField = makePickerField({ choicesOf: (item) => readChoices(item, "name"), isSearchable: true });
