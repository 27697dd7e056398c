import { describe, expect, it } from "vitest";
import { render, screen } from "../testing/dom.ts";
import { PaymentNotice } from "./PaymentNotice.tsx";

const facts = { amount: "₱2,650.00", channelName: "Sandbox Wallet", at: "2026-11-21 10:00:00" };

describe("PaymentNotice", () => {
  it.each([
    ["processing", "Your payment is pending", "Do not pay again."],
    ["started", "You started a payment", "Do not pay again"],
    ["reported", "You said that you paid", "Do not pay again"],
    ["paid", "Your payment was received", ""],
    ["refused", "Your payment was declined", "Nothing was taken."],
  ] as const)("in state %s shows %j and %j, with amount, channel and time", (state, title, text) => {
    const { container } = render(<PaymentNotice state={state} {...facts} />);
    expect(screen.getByText(title)).toBeTruthy();
    expect(container.textContent).toContain(text);
    expect(container.textContent).toContain("₱2,650.00 · Sandbox Wallet · 2026-11-21 10:00:00");
  });

  it("omits unknown facts", () => {
    const { container } = render(<PaymentNotice state="paid" amount="₱2,650.00" channelName="" at=" " />);
    expect(container.textContent).toBe("Your payment was received₱2,650.00");
  });
});
