import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { act, render, screen } from "../testing/dom.ts";
import { SuccessModal } from "./SuccessModal.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("SuccessModal", () => {
  it("shows its message for 1.5 s, then calls onDone", { tags: "formatting.success-modal" }, async () => {
    const onDone = vi.fn();
    render(<SuccessModal open title="Sent" text="Promised reply within 3 weekdays" onDone={onDone} />);
    expect(screen.getByRole("dialog", { name: "Sent" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    act(() => vi.advanceTimersByTime(1499));
    expect(onDone).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
