import { afterEach, beforeEach, expect, vi } from "vitest";

/** An unexpected console error or warning fails the test that caused it. A test that expects one restores the spy. */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      unexpected.push(`${level}: ${parts.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  expect(unexpected, "console output during the test").toEqual([]);
});
