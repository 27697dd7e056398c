import { defineMessages } from "../locale/index.ts";

const source = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
} as const;

export const zoomWords = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./zoomWords.fil-PH.ts"),
    "zh-CN": () => import("./zoomWords.zh-CN.ts"),
  },
});
