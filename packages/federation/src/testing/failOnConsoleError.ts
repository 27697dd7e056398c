import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * React's false alarm for a component that suspends twice before it is mounted, with nothing but `useContext` between
 * (https://github.com/react/react/issues/37655). The linter checks the order of hooks.
 */
const isFalseAlarm = (text: string) =>
  text.startsWith("React has detected a change in the order of Hooks") &&
  /^\d+\. useContext +use(?!Context)/m.test(text);

/** An unexpected console error or warning fails the test that caused it. A test that expects one restores the spy. */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(" ");
      if (!isFalseAlarm(text)) unexpected.push(`${level}: ${text}`);
    });
  }
});

afterEach(() => {
  expect(unexpected, "console output during the test").toEqual([]);
});
