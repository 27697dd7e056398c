import type { Messages } from "../locale/index.ts";
import type { PickerMessages } from "./pickerMessages.ts";

export const messages = {
  choose: "Choose",
  search: "Search",
  noneFound: "Nothing found. Try fewer letters.",
  notOpened: "The list could not be opened. Check your signal or your load, then try again.",
} satisfies Messages<PickerMessages>;
