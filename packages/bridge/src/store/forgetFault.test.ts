import { expect, it, vi } from "vitest";
import { forgetFault, rememberFault } from "./forgetFault.ts";

it("drops the answer that failed with this very error", () => {
  const fault = new Error("lost");
  const drop = vi.fn();
  rememberFault(fault, drop);
  forgetFault(new Error("lost"));
  expect(drop).not.toHaveBeenCalled();
  forgetFault(fault);
  expect(drop).toHaveBeenCalledTimes(1);
});

it.each([["text"], [7], [null], [undefined]])("takes whatever is thrown, such as %j", (thrown) => {
  rememberFault(thrown, () => {
    throw new Error("There is nothing to find it by.");
  });
  expect(() => forgetFault(thrown)).not.toThrow();
});
