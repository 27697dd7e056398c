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

const session = {
  endedTitle: "Your session has ended",
  endedHint: "Nothing was charged just now. Log in to go on.",
  logIn: "Log in",
} as const;

/** The copy of an ended session, with all languages in the chunk that only an ended session loads. */
export const sessionMessages = defineMessages({
  source: session,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": async () => ({
      messages: {
        endedTitle: "Tapos na ang session ninyo",
        endedHint: "Wala pong siningil ngayon. Mag-log in para magpatuloy.",
        logIn: "Mag-log in",
      },
    }),
    "zh-CN": async () => ({
      messages: { endedTitle: "登录已失效", endedHint: "刚才没有扣款。请登录后继续。", logIn: "登录" },
    }),
  },
});
