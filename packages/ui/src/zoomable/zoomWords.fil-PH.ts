import type { Messages } from "../locale/index.ts";
import type { ZoomWords } from "./zoomWords.ts";

export const messages = {
  zoomIn: "Palakihin",
  zoomOut: "Paliitin",
} satisfies Messages<ZoomWords>;
