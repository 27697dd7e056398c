import { defineMessages } from "@lending/ui/locale";

const source = {
  greeting: "This remote works.",
  refused: "The contact could not be loaded.",
  tryLater: "Try again in a few minutes.",
} as const;

export const helloMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
