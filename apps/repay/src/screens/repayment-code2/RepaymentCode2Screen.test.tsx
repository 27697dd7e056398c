import { ownerOf } from "@lending/bridge/launch";
import { makeLaunch } from "@lending/bridge/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openScreen } from "../../testing/openScreen.tsx";
import { RepaymentCode2Screen } from "./RepaymentCode2Screen.tsx";

const saved = {
  logo: "",
  contractNumber: "801244673091",
  totalPayment: "265000",
  groups: [
    { title: "Counter", list: [{ name: "Corner Store", steps: ["Tell the cashier the code.", "Pay."] }] },
    { title: "Nothing", list: [] },
  ],
};
const store = (text: string) => localStorage.setItem("repaymentInfo", text);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("shows the contract number with Copy, the total, the grouped steps and the banner", {
  tags: ["repayment-codes.saved", "repayment-codes.slip", "repayment-codes.steps", "repayment-codes.deposit-slip"],
}, async () => {
  store(JSON.stringify(saved));
  await openScreen(RepaymentCode2Screen, "/repaymentOfCode2");
  expect(screen.getByText("Please keep the deposit slip as proof of payment.")).toBeTruthy();
  expect(screen.getByText("8012").closest("dd")?.textContent).toBe("801244673091");
  expect(screen.getByRole("img", { name: "8 0 1 2, 4 4 6 7, 3 0 9 1" }).textContent).toBe("801244673091");
  expect(screen.getByText("₱2650.00")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Counter" })).toBeTruthy();
  const steps = within(screen.getByRole("region", { name: "Counter" })).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual(["Tell the cashier the code.", "Pay."]);
  expect(screen.queryByRole("heading", { name: "Nothing" })).toBeNull();
});

it.each([
  ["not JSON", "{"],
  ["no number", JSON.stringify({ ...saved, contractNumber: {} })],
])("shows its empty state for %s", { tags: "repayment-codes.saved" }, async (_, text) => {
  store(text);
  await openScreen(RepaymentCode2Screen, "/repaymentOfCode2");
  expect(screen.getByText("No payment was kept on this phone")).toBeTruthy();
});

it("shows no code of another order than the address names", async () => {
  store(JSON.stringify({ ...saved, orderId: "o-1", owner: ownerOf("demo") }));
  await openScreen(RepaymentCode2Screen, "/repaymentOfCode2?orderId=o-2");
  expect(screen.getByText("No payment was kept on this phone")).toBeTruthy();
  expect(screen.queryByText("8012")).toBeNull();
});

it.each(["", "other"])("shows nothing of the previous borrower to the session %j", async (sessionId) => {
  const launch = makeLaunch({ sessionId });
  for (const path of ["/repaymentOfCode2", "/repaymentOfCode2?orderId=o-1"]) {
    store(JSON.stringify({ ...saved, orderId: "o-1", owner: ownerOf("demo") }));
    await openScreen(RepaymentCode2Screen, path, { app: { launch } });
    expect(screen.getByText("No payment was kept on this phone")).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/8012|2650|cashier/);
    // Only another session removes it: without a session it may be this borrower's.
    expect(localStorage.getItem("repaymentInfo") === null).toBe(sessionId !== "");
    cleanup();
  }
});
