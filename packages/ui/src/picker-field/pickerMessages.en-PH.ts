import type { Messages } from "../locale/index.ts";
import type { PickerMessages } from "./pickerMessages.ts";

export const messages = {
  choose: "Choose",
  search: "Search",
  noneFound: "Nothing found. Try fewer letters.",
} satisfies Messages<PickerMessages>;
