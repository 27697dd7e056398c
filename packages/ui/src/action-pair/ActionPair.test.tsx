import { describe, expect, it, vi } from "vitest";
import { findViolations, render, screen, userEvent } from "../testing/dom.ts";
import { ActionPair } from "./ActionPair.tsx";

describe("ActionPair", () => {
  it("renders the main action and a softer one that its hint describes", async () => {
    const repay = vi.fn();
    const rollOver = vi.fn();
    render(
      <ActionPair
        main={{ label: "REPAY", onClick: repay }}
        hint="Short of money?"
        second={{ label: "Rollover Repayment", onClick: rollOver }}
      />,
    );
    await userEvent.click(screen.getByRole("button", { name: "REPAY" }));
    await userEvent.click(screen.getByRole("button", { name: "Rollover Repayment", description: "Short of money?" }));
    expect([repay.mock.calls.length, rollOver.mock.calls.length]).toEqual([1, 1]);
    expect(await findViolations()).toEqual([]);
  });
});
