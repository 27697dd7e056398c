import { describe, expect, it, vi } from "vitest";
import { ActionPair } from "../action-pair/ActionPair.tsx";
import { Band } from "../band/Band.tsx";
import { Button } from "../button/Button.tsx";
import { HelpContext } from "../help/helpContext.ts";
import { act, render, screen, userEvent } from "../testing/dom.ts";
import { ScreenFrame } from "./ScreenFrame.tsx";

function makeBarTall(height: number) {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(height);
  act(() => {
    window.dispatchEvent(new Event("resize"));
  });
}

const readProperty = (property: string) => document.documentElement.style.getPropertyValue(property);

describe("ScreenFrame", () => {
  it("has the title as its only level-1 heading, which is focusable", () => {
    render(
      <ScreenFrame
        title="Order Details"
        band={<Band title="Payment is due soon" lines={["Pay on or before the due date."]} />}
      >
        content
      </ScreenFrame>,
    );
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("Order Details");
    heading.focus();
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole("heading", { level: 2, name: "Payment is due soon" })).toBeTruthy();
  });

  it("has a Back button, unless there is no way back", async () => {
    const onBack = vi.fn();
    const { rerender } = render(<ScreenFrame title="Repayment" onBack={onBack} />);
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(onBack).toHaveBeenCalledTimes(1);
    rerender(<ScreenFrame title="Repayment" />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("opens help for the service number of the screen, where the frame provides help", async () => {
    const { rerender } = render(<ScreenFrame title="Order Details" phone="+63 917" />);
    expect(screen.queryByRole("button")).toBeNull();
    const open = vi.fn();
    rerender(
      <HelpContext value={open}>
        <ScreenFrame title="Order Details" phone="+63 917" orderNumber="SL-7" />
      </HelpContext>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Help" }));
    expect(open).toHaveBeenCalledExactlyOnceWith({ phone: "+63 917", orderNumber: "SL-7" });
  });

  it("places toasts above its action bar, and at the top of the screen once the bar scrolls away", () => {
    const { unmount } = render(<ScreenFrame title="Repayment" actions={<Button>Payment Method</Button>} />);
    makeBarTall(100);
    expect([readProperty("--action-bar"), readProperty("--toast-top")]).toEqual(["100px", ""]);
    makeBarTall(Math.ceil(window.innerHeight * 0.31));
    expect([readProperty("--action-bar"), readProperty("--toast-top")]).toEqual(["0px", "8px"]);
    unmount();
    expect([readProperty("--action-bar"), readProperty("--toast-top")]).toEqual(["", ""]);
  });

  it("keeps its main action on the screen when only what follows it is too tall", () => {
    const pair = { main: { label: "REPAY", onClick: () => {} }, hint: "Short of money?" };
    const second = { label: "Rollover Repayment", onClick: () => {} };
    render(<ScreenFrame title="Order Details" actions={<ActionPair {...pair} second={second} />} />);
    const main = screen.getByRole("button", { name: "REPAY" });
    const place = main.closest<HTMLElement>("[data-main]");
    if (place) vi.spyOn(place, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 52));
    makeBarTall(400);
    expect([readProperty("--action-bar"), readProperty("--toast-top")]).toEqual(["64px", ""]);
    const rollover = screen.getByRole("button", { name: "Rollover Repayment" });
    vi.spyOn(rollover, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 52, 100, 48));
    const bar = () => main.closest<HTMLElement>("[style*=bottom]")?.style.bottom;
    expect(bar()).toBe("-336px");
    act(() => rollover.focus());
    expect(bar()).toBe("0px");
    act(() => main.focus());
    expect(bar()).toBe("-336px");
  });
});
