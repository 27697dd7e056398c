import { defineMessages } from "@lending/ui/locale";

const source = {
  errorCode: "Error code",
} as const;

/** The copy of the error code, with all languages in the chunk that only an error loads. */
export const errorMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": async () => ({ messages: { errorCode: "Code ng error" } }),
    "zh-CN": async () => ({ messages: { errorCode: "错误代码" } }),
  },
});
