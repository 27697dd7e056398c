import { defineMessages } from "../locale/index.ts";

const source = {
  star: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
  chosen: (count: number) => `${count} of 5 stars`,
} as const;

export const starWords = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./starWords.fil-PH.ts"),
    "zh-CN": () => import("./starWords.zh-CN.ts"),
  },
});
