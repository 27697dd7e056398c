import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { PayCodeSlip } from "./PayCodeSlip.tsx";

afterEach(cleanup);

it("is named by its label, and copies the code without spaces", { tags: "repayment.pay-code" }, async () => {
  userEvent.setup();
  render(<PayCodeSlip label="Payment code" title="Corner Store counter" logo="" code="8012 4467 3091" />);
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
  render(<PayCodeSlip label="Payment code" title="Corner Store counter" logo="" code={code} />);
  expect(screen.getByRole("img", { name: spelled }).textContent).toBe(code);
});
