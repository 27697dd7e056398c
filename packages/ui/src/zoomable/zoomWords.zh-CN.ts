import type { Messages } from "../locale/index.ts";
import type { ZoomWords } from "./zoomWords.ts";

export const messages = {
  zoomIn: "放大",
  zoomOut: "缩小",
} satisfies Messages<ZoomWords>;
