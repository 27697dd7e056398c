import { describe, expect, it, vi } from "vitest";
import { RefusedScreen } from "../refused-screen/RefusedScreen.tsx";
import { act, render, screen, userEvent } from "../testing/dom.ts";
import { ToastRegion } from "../toast/toast.tsx";
import { WaitStatus } from "../visually-hidden/WaitStatus.tsx";
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

  it("offers no Retry for a final refusal with a message, and the hint with Retry without one", () => {
    const { rerender } = render(refused("We could not find this order.", false, true));
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    expect(screen.getByRole("button", { name: "Check order" })).toBeTruthy();
    rerender(refused("", false, true));
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
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

it("announces a wait once at its start and once at its end", async () => {
  const texts: (string | null)[] = [];
  const show = (seconds: number) => (
    <>
      <WaitStatus isWaiting={seconds > 0} started="Wait 60 seconds." ended="You can try again." />
      {seconds}
    </>
  );
  const { rerender, container } = render(show(0));
  const region = container.querySelector("[aria-live=polite]") as Element;
  new MutationObserver(() => texts.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (const seconds of [59, 58, 57, 1, 0, 0]) await act(async () => rerender(show(seconds)));
  expect(texts).toEqual(["Wait 60 seconds.", "You can try again."]);
});
