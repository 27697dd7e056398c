import { expect, it, vi } from "vitest";
import { hasProgram } from "./programs.ts";

it("skips a test without its program, and fails it where programs are required", () => {
  expect([hasProgram("sh"), hasProgram("no-such-program")]).toEqual([true, false]);
  vi.stubEnv("TEST_PROGRAMS", "required");
  expect(hasProgram("sh")).toBe(true);
  expect(() => hasProgram("no-such-program")).toThrow("A test needs no-such-program.");
});
