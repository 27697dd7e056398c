import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SentDialog } from "./SentDialog.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("shows its message for 1.5 s without a button, then calls onDone", { tags: "formatting.success-modal" }, () => {
  const onDone = vi.fn();
  render(<SentDialog open title="Sent" text="Reply within 3 weekdays" caseFile={undefined} onDone={onDone} />);
  expect(screen.getByRole("dialog", { name: "Sent" }).textContent).toContain("Reply within 3 weekdays");
  expect(screen.queryByRole("button")).toBeNull();
  act(() => void vi.advanceTimersByTime(1499));
  expect(onDone).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onDone).toHaveBeenCalledTimes(1);
});
