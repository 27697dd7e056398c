import { defineMessages } from "../locale/locale.tsx";

const source = {
  choose: "Choose",
  search: "Search",
  noneFound: "Nothing found. Try fewer letters.",
} as const;

/** The messages of a picker and its sheet. */
export const pickerMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./pickerMessages.fil-PH.ts"),
    "zh-CN": () => import("./pickerMessages.zh-CN.ts"),
  },
});
