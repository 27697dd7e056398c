import { expect, it, vi } from "vitest";
import { forgetFault, rememberFault } from "./fetchAtomFamily.ts";

it.each([["text"], [7], [null], [undefined]])("ignores thrown values that are not objects, such as %j", (thrown) => {
  rememberFault(thrown, () => {
    throw new Error("A thrown value that is not an object must not be recorded.");
  });
  expect(() => forgetFault(thrown)).not.toThrow();
});

it("forgets the module of a lazy component, so that the next render loads it again", () => {
  const forget = vi.fn();
  forgetFault(Object.assign(new TypeError("Failed to fetch"), { forget }));
  expect(forget).toHaveBeenCalledOnce();
  expect(() => forgetFault({ forget: "text" })).not.toThrow();
});
