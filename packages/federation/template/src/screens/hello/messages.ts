import { defineMessages } from "@lending/ui/locale";

const source = { greeting: "This remote works." } as const;

export type HelloMessages = typeof source;

export const helloMessages = defineMessages({
  source,
  others: {
    "en-PH": () => import("./messages.en-PH.ts"),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
