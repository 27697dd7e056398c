import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../button/Button.tsx";
import { render, screen, userEvent } from "../testing/dom.ts";
import { ToastRegion } from "../toast/toast.tsx";
import { Dialog } from "./Dialog.tsx";

function Opened({ onClose }: { onClose?: (reason: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>Order Details</h1>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        open={isOpen}
        onClose={(reason) => {
          onClose?.(reason);
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

const open = async () => userEvent.click(screen.getByRole("button", { name: "Open" }));

describe("Dialog", () => {
  it("uses its title as name and its text as description", async () => {
    render(<Opened />);
    await open();
    const dialog = await screen.findByRole("dialog", {
      name: "Bind your bank card",
      description: "Bind a card so that we can send your loan.",
    });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it("hides the page behind it but not its live regions", async () => {
    render(<Opened />);
    await open();
    await screen.findByRole("dialog");
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    expect(screen.getByRole("alert")).toBeTruthy();
    expect(screen.getByRole("status")).toBeTruthy();
  });

  it.each([
    ["escape", () => userEvent.keyboard("{Escape}")],
    ["button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ])("closes on %s and restores the focus", async (reason, close) => {
    const onClose = vi.fn();
    render(<Opened onClose={onClose} />);
    await open();
    await screen.findByRole("dialog");
    await close();
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), 10_000);
    expect(onClose.mock.calls).toEqual([[reason]]);
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })), 10_000);
  });

  it("traps the focus", async () => {
    render(<Opened />);
    await open();
    const dialog = await screen.findByRole("dialog");
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

  it("creates no style element, which the content policy would refuse", async () => {
    render(<Opened />);
    await open();
    await screen.findByRole("dialog");
    expect(document.querySelectorAll("style")).toHaveLength(0);
  });
});
