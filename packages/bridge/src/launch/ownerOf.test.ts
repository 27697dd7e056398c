import { expect, it } from "vitest";
import { ownerOf } from "./readLaunch.ts";

it("returns the same short text for the same session, and nothing for none", () => {
  expect(ownerOf("session-1")).toBe(ownerOf("session-1"));
  expect(ownerOf("x".repeat(4096)).length).toBeLessThan(12);
  expect(ownerOf("")).toBe("");
});

it("differs for ten thousand similar sessions", () => {
  const owners = Array.from({ length: 10_000 }, (_, index) => ownerOf(`session-${index}`));
  expect(new Set(owners).size).toBe(10_000);
});
