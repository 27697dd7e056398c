import type { ComponentProps } from "react";
import { describe, expect, it, vi } from "vitest";
import { RefusedScreen } from "../refused-screen/RefusedScreen.tsx";
import { act, cleanup, render, screen, userEvent, waitFor, within } from "../testing/dom.ts";
import { ToastRegion } from "../toast/toast.tsx";
import { WaitStatus } from "../visually-hidden/WaitStatus.tsx";
import { StateScreen } from "./StateScreen.tsx";
import { StateView } from "./StateView.tsx";

const onBack = vi.fn();
const onRetry = vi.fn();

describe("StateView", () => {
  it.each([
    ["failed", "alert"],
    ["offline", "alert"],
    ["refused", "alert"],
    ["done", "status"],
    ["empty", undefined],
    ["missing", undefined],
    ["waiting", undefined],
  ] as const)("announces %s as %s", (kind, role) => {
    render(<StateView kind={kind} title="The fact" text="What to do." />);
    const announced = ["alert", "status"].filter(
      (name) => screen.queryByRole(name)?.textContent === "The factWhat to do.",
    );
    expect(announced).toEqual(role ? [role] : []);
    expect(screen.getByRole("heading", { level: 2, name: "The fact" })).toBeTruthy();
  });

  it.each(["empty", "missing", "offline", "failed", "refused", "waiting", "done"] as const)(
    "shows a picture for %s",
    async (kind) => {
      const { container } = await act(async () => render(<StateView kind={kind} title="The fact" />));
      await waitFor(() => expect(container.querySelectorAll("svg")).toHaveLength(1));
    },
  );
});

describe("StateScreen", () => {
  const show = (props: Partial<ComponentProps<typeof StateScreen>>) =>
    render(<StateScreen kind="failed" screen="Repayment" title="Not opened" onBack={onBack} {...props} />);
  const bar = () =>
    within(screen.getByRole("main"))
      .getAllByRole("button")
      .map(({ textContent }) => textContent)
      .slice(1);

  it("retries on Retry, one request at a time", async () => {
    onRetry.mockClear();
    const { rerender } = show({ onRetry });
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    rerender(
      <StateScreen kind="failed" screen="Repayment" title="Not opened" onBack={onBack} onRetry={onRetry} retrying />,
    );
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("shows the next step above Retry in the bar, and no second Back", () => {
    const actions = <button type="button">See other loans</button>;
    show({ onRetry: vi.fn(), actions });
    expect(bar()).toEqual(["See other loans", "Retry"]);
    cleanup();
    show({ onRetry: vi.fn() });
    expect(bar()).toEqual(["Retry"]);
    cleanup();
    show({});
    expect(bar()).toEqual([]);
  });
});

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
    />
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
});

it("announces a wait once at its start and once at its end", async () => {
  const texts: (string | null)[] = [];
  const show = (seconds: number) => (
    <>
      <WaitStatus isWaiting={seconds > 0} />
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
  expect(texts).toEqual(["You can have another code sent in 60 seconds.", "You can have another code sent now."]);
});
