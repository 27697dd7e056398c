import type { Messages } from "../locale/index.ts";
import type { PickerMessages } from "./pickerMessages.ts";

export const messages = {
  choose: "Pumili",
  search: "Maghanap",
  noneFound: "Walang nakita. Bawasan ang mga letra.",
} satisfies Messages<PickerMessages>;
