import { expect, it } from "vitest";
import { fingerprint } from "./fingerprint.ts";

it("is the same for the same text, and short", () => {
  expect(fingerprint("session-1")).toBe(fingerprint("session-1"));
  expect(fingerprint("x".repeat(200)).length).toBeLessThan(12);
});

it("differs for ten thousand texts that differ by little", () => {
  const prints = Array.from({ length: 10_000 }, (_, index) => fingerprint(`session-${index}`));
  expect(new Set(prints).size).toBe(10_000);
});
