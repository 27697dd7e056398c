import { expect, it, vi } from "vitest";
import { mapStack } from "./mapStack.ts";

/** The source map of a script whose lines 2 and 3 are line 7 of a screen and line 1 of a library. */
const MAP = {
  version: 3,
  sources: [
    "file:///home/team/lending/apps/loan/src/Screen.tsx",
    "file:///home/team/lending/apps/loan/node_modules/react/index.js",
  ],
  names: [],
  mappings: ";AAMA;ACNA",
};

it("names the files and lines of the checkout, and leaves out libraries", async () => {
  vi.stubGlobal("fetch", async (address: string) => {
    expect(address).toBe("http://localhost:4101/main.js.map?a");
    return Response.json(MAP);
  });
  const stack = `TypeError: no order
    at Screen (http://localhost:4101/main.js?a:2:5)
    at render (http://localhost:4101/main.js?a:3:5)
    at unmapped (http://localhost:4101/main.js?a:4:5)
    at elsewhere (https://lender.example/main.js:1:1)`;
  expect(await mapStack(stack)).toBe(`TypeError: no order
    at Screen (apps/loan/src/Screen.tsx:7)
    at elsewhere (https://lender.example/main.js:1:1)`);
  vi.unstubAllGlobals();
});
