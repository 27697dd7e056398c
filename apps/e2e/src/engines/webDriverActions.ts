import type { Point } from "./Engine.ts";

/** Returns a tap in the format of both WebDriver and WebDriver BiDi. */
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

/** Returns the key presses that type a text. */
export const keysOf = (text: string) => ({
  type: "key",
  id: "keyboard",
  actions: [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]),
});
