import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Sheet } from "../sheet/Sheet.tsx";
import { render, screen, userEvent } from "../testing/dom.ts";
import { ToastRegion } from "../toast/toast.tsx";
import { keepReachable, provideWeakRef } from "./Overlay.tsx";

function Opened({ onClose }: { onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>Order Details</h1>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        open={isOpen}
        onClose={() => {
          onClose();
          setIsOpen(false);
        }}
        closable
        title="Bind your bank card"
        text="Bind a card so that we can send your loan."
        actions={<Button onClick={() => setIsOpen(false)}>Go and bind the card</Button>}
      />
      <ToastRegion />
    </>
  );
}

async function openDialog(onClose = () => {}) {
  render(<Opened onClose={onClose} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return screen.findByRole("dialog");
}

describe("Dialog", () => {
  it("has its title as name, its text as description and no style element, and hides all but live regions", async () => {
    const dialog = await openDialog();
    const description = "Bind a card so that we can send your loan.";
    expect(screen.getByRole("dialog", { name: "Bind your bank card", description })).toBe(dialog);
    expect(dialog.contains(document.activeElement)).toBe(true);
    // The content policy would refuse it.
    expect(document.querySelectorAll("style")).toHaveLength(0);
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    expect(screen.getByRole("alert")).toBeTruthy();
    expect(screen.getByRole("status")).toBeTruthy();
  });

  it.each([
    ["escape", () => userEvent.keyboard("{Escape}")],
    ["button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ])("closes on %s and restores the focus", async (_, close) => {
    const onClose = vi.fn();
    await openDialog(onClose);
    await close();
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), 10_000);
    expect(onClose).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })), 10_000);
  });

  it("traps the focus", async () => {
    const dialog = await openDialog();
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true), 10_000);
    }
  });

  it("ignores Escape when only its buttons can close it", async () => {
    render(<Dialog open title="Kind tips" actions={<Button>Confirm</Button>} />);
    await screen.findByRole("dialog", { name: "Kind tips" });
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog", { name: "Kind tips" })).toBeTruthy();
  });
});

it("Sheet closes on Close and on Escape", async () => {
  const onClose = vi.fn();
  render(
    <Sheet open title="Payment Method" onClose={onClose}>
      Wallet
    </Sheet>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
});

let resize = () => {};

class FakeResizeObserver {
  constructor(callback: () => void) {
    resize = callback;
  }
  observe() {
    resize();
  }
  disconnect() {
    resize = () => {};
  }
}

function makeBox(scrollHeight: number, clientHeight: number) {
  const box = document.createElement("div");
  Object.defineProperties(box, {
    scrollHeight: { value: scrollHeight, writable: true },
    clientHeight: { value: clientHeight },
  });
  return box;
}

describe("keepReachable", () => {
  beforeEach(() => void vi.stubGlobal("ResizeObserver", FakeResizeObserver));

  it.each([
    ["that the browser measures", FakeResizeObserver.prototype.observe],
    ["at once, before the browser reports a size", () => undefined],
  ])("makes a scrolling box focusable %s", (_, observe) => {
    vi.spyOn(FakeResizeObserver.prototype, "observe").mockImplementation(observe);
    const box = makeBox(900, 400);
    keepReachable(box);
    expect(box.tabIndex).toBe(0);
  });

  it("does not focus a box with a control, from which arrow keys scroll it", () => {
    const box = makeBox(900, 400);
    box.append(document.createElement("button"));
    keepReachable(box);
    expect(box.hasAttribute("tabindex")).toBe(false);
  });

  it("does not focus a box that does not scroll, even if it did before", () => {
    const box = makeBox(900, 400);
    keepReachable(box);
    Object.assign(box, { scrollHeight: 400 });
    resize();
    expect(box.hasAttribute("tabindex")).toBe(false);
  });

  it.each([
    [400, 900, true],
    [500, 900, false],
  ])("lets the whole overlay scroll when %d of its %d pixels are left: %s", (height, whole, scrolls) => {
    const box = makeBox(1200, height);
    const popup = makeBox(whole, whole);
    popup.append(box);
    keepReachable(box);
    expect("scrolls" in popup.dataset).toBe(scrolls);
  });

  it("works in a browser that cannot observe sizes", () => {
    vi.stubGlobal("ResizeObserver", undefined);
    expect(keepReachable(makeBox(900, 400))).toBeUndefined();
  });
});

describe("provideWeakRef", () => {
  it("adds a WeakRef that keeps its value if the browser has none", () => {
    const engine: { WeakRef?: new (value: object) => { deref: () => object } } = {};
    provideWeakRef(engine);
    const value = {};
    expect(engine.WeakRef && new engine.WeakRef(value).deref()).toBe(value);
  });

  it("leaves an existing WeakRef unchanged", () => {
    const engine = { WeakRef };
    provideWeakRef(engine);
    expect(engine.WeakRef).toBe(WeakRef);
  });
});
