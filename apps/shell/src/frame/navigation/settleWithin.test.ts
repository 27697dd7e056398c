import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settleWithin } from "./holdPage.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => undefined);

async function isOver(waiting: Promise<void>) {
  let over = false;
  void waiting.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

it("resolves when all promises have settled, and leaves no timer behind", async () => {
  expect(await isOver(settleWithin([Promise.resolve(), Promise.reject(new Error("lost"))], 500))).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("waits for pending promises until the limit", async () => {
  const waiting = settleWithin([Promise.resolve(), never], 500);
  await vi.advanceTimersByTimeAsync(499);
  expect(await isOver(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(waiting)).toBe(true);
});
