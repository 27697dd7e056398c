import type { Messages } from "../locale/index.ts";
import type { ZoomWords } from "./zoomWords.ts";

export const messages = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
} satisfies Messages<ZoomWords>;
