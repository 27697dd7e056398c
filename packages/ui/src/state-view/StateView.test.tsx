import { describe, expect, it, vi } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";

describe("StateView", () => {
  it("announces a fault at once, with the advice to check the order first", () => {
    render(<ErrorState />);
    expect(screen.getByRole("alert").textContent).toMatch(/check your order before you pay again/);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("We could not open this");
  });

  it("announces no alert for an empty list", () => {
    render(<EmptyState text="Complaints you send will appear here." />);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText("Nothing here yet")).toBeTruthy();
  });

  it("retries on Retry, one request at a time, and goes back on Back", async () => {
    const onRetry = vi.fn();
    const onBack = vi.fn();
    const { rerender } = render(<ErrorState onRetry={onRetry} onBack={onBack} />);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    rerender(<ErrorState onRetry={onRetry} onBack={onBack} retrying />);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect([onRetry.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
  });

  it("shows the next step above Retry and Back", () => {
    render(<ErrorState onRetry={vi.fn()} onBack={vi.fn()} actions={<button type="button">See other loans</button>} />);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "See other loans",
      "Retry",
      "Back",
    ]);
  });
});
