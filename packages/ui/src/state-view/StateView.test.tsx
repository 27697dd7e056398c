import { describe, expect, it, vi } from "vitest";
import { findViolations, render, screen, userEvent } from "../testing/dom.ts";
import { ClosedState } from "./ClosedState.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { OfflineState } from "./OfflineState.tsx";

describe("StateView", () => {
  it.each([
    ["We could not open this", <ErrorState key="error" />],
    ["No connection", <OfflineState key="offline" />],
    ["This part is closed for now", <ClosedState key="closed" />],
  ])("announces at once: %s", async (title, state) => {
    render(state);
    expect(screen.getByRole("alert").textContent).toContain(title);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(title);
    expect(await findViolations()).toEqual([]);
  });

  it("advises to check the order first after a fault while paying", () => {
    render(<ErrorState />);
    expect(screen.getByText(/check your order before you pay again/)).toBeTruthy();
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

  it("accepts texts from the screen", () => {
    render(<ErrorState title="Walang nangyari" text="Subukan ulit." />);
    expect(screen.getByRole("heading", { name: "Walang nangyari" })).toBeTruthy();
  });
});
