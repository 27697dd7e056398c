import { afterEach, describe, expect, it, vi } from "vitest";
import { act, findViolations, render, screen, userEvent } from "../testing/dom.ts";
import { hideToast, ToastRegion } from "../toast/toast.tsx";
import { RefusedScreen } from "./RefusedScreen.tsx";

const onBack = vi.fn();
const onRetry = vi.fn();
const refused = (message: string, retrying = false) => (
  <>
    <RefusedScreen
      title="Repayment"
      fact="Not shown"
      message={message}
      hint="Try later."
      onBack={onBack}
      onRetry={onRetry}
      retrying={retrying}
      actions={<button type="button">Check order</button>}
    >
      Pending payment
    </RefusedScreen>
    <ToastRegion />
  </>
);
const show = (message: string) => render(refused(message));
const alertTexts = () => screen.getAllByRole("alert").map(({ textContent }) => textContent);

afterEach(() => act(() => hideToast()));

describe("RefusedScreen", () => {
  it("shows the server's message in the screen and as a toast", async () => {
    show("Account is locked.");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Repayment");
    expect(alertTexts()).toEqual([expect.stringContaining("Account is locked."), "Account is locked."]);
    expect(screen.queryByText("Try later.")).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it("shows the toast again when a retry is refused for the same reason", () => {
    const { rerender } = show("Account is locked.");
    act(() => hideToast());
    rerender(refused("Account is locked.", true));
    expect(alertTexts()[1]).toBe("");
    rerender(refused("Account is locked."));
    expect(alertTexts()[1]).toBe("Account is locked.");
  });

  it("shows the hint and no toast when the server sends no message", () => {
    show("");
    expect(alertTexts()).toEqual([expect.stringContaining("Not shownTry later."), ""]);
  });

  it("offers Retry, Back and the given actions, and shows its children", async () => {
    show("Account is locked.");
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    for (const button of screen.getAllByRole("button", { name: "Back" })) await userEvent.click(button);
    expect(onBack).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("button", { name: "Check order" })).toBeTruthy();
    expect(screen.getByText("Pending payment")).toBeTruthy();
  });
});
