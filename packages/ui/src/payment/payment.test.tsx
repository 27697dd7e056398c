import { describe, expect, it, vi } from "vitest";
import { PayCodeSlip } from "../pay-code-slip/PayCodeSlip.tsx";
import { render, screen, userEvent } from "../testing/dom.ts";
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

describe("PayCodeSlip", () => {
  it("is named by its label, and copies the code without spaces", { tags: "repayment.pay-code" }, async () => {
    userEvent.setup();
    render(<PayCodeSlip label="Payment code" title="Corner Store counter" code="8012 4467 3091" />);
    const slip = screen.getByRole("region", { name: "Payment code" });
    expect(slip.textContent).toContain("8012 4467 3091");
    await userEvent.click(screen.getByRole("button", { name: "Copy" }));
    await vi.waitFor(async () => expect(await navigator.clipboard.readText()).toBe("801244673091"));
  });

  it.each([
    ["801244673091", "8 0 1 2, 4 4 6 7, 3 0 9 1"],
    ["PH-26 1121 0042", "P H - 2 6, 1 1 2 1, 0 0 4 2"],
    ["123456", "1 2 3 4 5 6"],
  ])("spells %s to screen readers instead of reading one number", (code, spelled) => {
    render(<PayCodeSlip label="Payment code" title="Corner Store counter" code={code} />);
    expect(screen.getByRole("img", { name: spelled }).textContent).toBe(code);
  });
});
