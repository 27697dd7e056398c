import { ownerOf } from "@lending/bridge/launch";
import { makeLaunch, TestBoundary } from "@lending/bridge/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
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
  tags: [
    "repayment-codes.saved",
    "repayment-codes.slip",
    "repayment-codes.steps",
    "repayment-codes.deposit-slip",
    "repayment-codes.one-card",
  ],
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
  // One card has the slip, the steps and what happens next.
  const next = await screen.findByRole("region", { name: "What happens next" });
  const card = next.parentElement?.parentElement;
  expect(card?.contains(screen.getByRole("region", { name: "Counter" }))).toBe(true);
  expect(card?.contains(screen.getByRole("button", { name: "Copy" }))).toBe(true);
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

it("names a part as the sheet does", async () => {
  store(JSON.stringify({ ...saved, purpose: "part" }));
  await openScreen(RepaymentCode2Screen, "/repaymentOfCode2");
  expect(screen.getByText("Part to pay now").nextElementSibling?.textContent).toBe("₱2650.00");
});

it("shows no code of another order than the address names", async () => {
  store(JSON.stringify({ ...saved, orderId: "o-1", owner: ownerOf("demo") }));
  await openScreen(RepaymentCode2Screen, "/repaymentOfCode2?orderId=o-2");
  expect(screen.getByText("No payment was kept on this phone")).toBeTruthy();
  expect(screen.queryByText("8012")).toBeNull();
});

const PATHS = ["/repaymentOfCode2", "/repaymentOfCode2?orderId=o-1"];

it.each(PATHS)("shows nothing of the previous borrower to another session on %s", async (path) => {
  store(JSON.stringify({ ...saved, orderId: "o-1", owner: ownerOf("demo") }));
  await openScreen(RepaymentCode2Screen, path, { app: { launch: makeLaunch({ sessionId: "other" }) } });
  expect(screen.getByText("No payment was kept on this phone")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/8012|2650|cashier/);
  expect(localStorage.getItem("repaymentInfo")).toBeNull();
});

it.each(PATHS)(
  "denies nothing, and keeps the code, without a session on %s",
  {
    tags: ["repayment-codes.saved", "rulings.not-denied"],
  },
  async (path) => {
    const onThrown = vi.fn();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    store(JSON.stringify({ ...saved, orderId: "o-1", owner: ownerOf("demo") }));
    const WithBoundary = () => (
      <TestBoundary onThrown={onThrown}>
        <RepaymentCode2Screen />
      </TestBoundary>
    );
    await openScreen(WithBoundary, path, { app: { launch: makeLaunch({ sessionId: "" }) } });
    expect(onThrown).toHaveBeenCalledWith(expect.objectContaining({ code: "SESSION", mayBePaying: true }));
    expect(document.body.textContent).not.toMatch(/8012|2650|cashier|No payment/);
    // It may be this borrower's.
    expect(localStorage.getItem("repaymentInfo")).not.toBeNull();
  },
);
