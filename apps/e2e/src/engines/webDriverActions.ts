import type { Point } from "./Engine.ts";

/** A tap as WebDriver and WebDriver BiDi both take it. */
export const tapAt = ({ x, y }: Point, pointerType: "touch" | "mouse") => ({
  type: "pointer",
  id: "finger",
  parameters: { pointerType },
  actions: [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

/** The keys of a text, one after the other. */
export const keysOf = (text: string) => ({
  type: "key",
  id: "keyboard",
  actions: [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]),
});
