import { afterEach, describe, expect, it, vi } from "vitest";
import { act, render, screen, userEvent } from "../testing/dom.ts";
import { hideToast, ToastRegion } from "../toast/toast.tsx";
import { RefusedScreen } from "./RefusedScreen.tsx";

const onBack = vi.fn();
const onRetry = vi.fn();
const refused = (message: string, retrying = false, isFinal = false) => (
  <>
    <RefusedScreen
      title="Repayment"
      fact="Not shown"
      message={message}
      hint="Try later."
      onBack={onBack}
      onRetry={onRetry}
      retrying={retrying}
      isFinal={isFinal}
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
  it("shows the server's message in the screen, and no toast that repeats it", async () => {
    show("Account is locked.");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Repayment");
    expect(alertTexts()).toEqual([expect.stringContaining("Account is locked."), ""]);
    expect(screen.queryByText("Try later.")).toBeNull();
  });

  it("is announced again when a retry is refused for the same reason", () => {
    const { rerender } = show("Account is locked.");
    const heading = () => screen.getByRole("heading", { level: 2 });
    const first = heading();
    rerender(refused("Account is locked.", true));
    expect(heading().parentElement?.getAttribute("aria-busy")).toBe("true");
    rerender(refused("Account is locked."));
    expect(heading()).not.toBe(first);
    expect(heading().parentElement?.getAttribute("aria-busy")).toBeNull();
  });

  it("offers no Retry for a final refusal with a message, which a retry cannot change", () => {
    const { rerender } = render(refused("We could not find this order.", false, true));
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    expect(screen.getByRole("button", { name: "Check order" })).toBeTruthy();
    rerender(refused("", false, true));
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
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
