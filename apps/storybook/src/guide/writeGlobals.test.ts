import { expect, it } from "vitest";
import { writeGlobals } from "./writeGlobals.ts";

it("writes the toolbar's menus into the address of a story's frame, and nothing else", () => {
  const globals = { viewport: { value: "phone360" }, locale: "fil-PH", theme: "dark", brand: "araw", text: "150" };
  expect(writeGlobals(globals)).toBe("locale:fil-PH;theme:dark;brand:araw;text:150");
});

it("writes the same for a value that a frame read back as a number", () => {
  expect(writeGlobals({ text: 100 })).toBe(writeGlobals({ text: "100" }));
});
