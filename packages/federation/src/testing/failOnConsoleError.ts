import { afterEach, beforeEach, expect, vi } from "vitest";

/** A stray console error or warning fails the test that caused it; a test that expects one restores the spy itself. */
const stray: string[] = [];

beforeEach(() => {
  stray.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      stray.push(`${level}: ${parts.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  expect(stray, "console output during the test").toEqual([]);
});
