import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * React's false alarm for a component that suspends twice before it is mounted, with nothing but `useContext` between
 * (https://github.com/react/react/issues/37655). The linter checks the order of hooks.
 */
const isAboutHooks = (text: string) =>
  text.startsWith("React has detected a change in the order of Hooks") &&
  /^\d+\. useContext +use(?!Context)/m.test(text);

/**
 * testing-library turns React's test environment off while it waits. On a busy machine a component can update meanwhile,
 * although an `act` is open. An update outside of `act` has another message, which fails the test.
 */
const isAboutWaiting = (text: string) =>
  text.startsWith("The current testing environment is not configured to support act(");

/** An unexpected console error or warning fails the test that caused it. A test that expects one restores the spy. */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(" ");
      if (!isAboutHooks(text) && !isAboutWaiting(text)) unexpected.push(`${level}: ${text}`);
    });
  }
});

afterEach(() => {
  expect(unexpected, "console output during the test").toEqual([]);
});
