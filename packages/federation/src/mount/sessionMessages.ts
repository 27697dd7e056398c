import { defineMessages } from "@lending/ui/locale";

const source = {
  sessionTitle: "Your session has ended",
  sessionHint: "Nothing was charged just now. Log in to go on.",
  logIn: "Log in",
} as const;

/** The copy of a session that has ended, with all languages in this file. */
export const sessionMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": async () => ({
      messages: {
        sessionTitle: "Tapos na ang session ninyo",
        sessionHint: "Wala pong siningil ngayon. Mag-log in para magpatuloy.",
        logIn: "Mag-log in",
      },
    }),
    "zh-CN": async () => ({
      messages: {
        sessionTitle: "登录已失效",
        sessionHint: "刚才没有扣款。请登录后继续。",
        logIn: "登录",
      },
    }),
  },
});
