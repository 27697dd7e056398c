import { expect, it } from "vitest";
import { fingerprint } from "./fingerprint.ts";

it("returns the same short text for the same input", () => {
  expect(fingerprint("session-1")).toBe(fingerprint("session-1"));
  expect(fingerprint("x".repeat(200)).length).toBeLessThan(12);
});

it("differs for ten thousand similar texts", () => {
  const prints = Array.from({ length: 10_000 }, (_, index) => fingerprint(`session-${index}`));
  expect(new Set(prints).size).toBe(10_000);
});
