import { TestApp } from "@lending/bridge/testing";
import { readMoney } from "@lending/domain/money";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { TimelineStep } from "../../api/fetchOrderDetails.ts";
import { makeTimeline } from "../../api/testing/makeOrderDetails.ts";
import { LoanTimeline } from "./LoanTimeline.tsx";

const stepsOf = (status: string) =>
  makeTimeline(status).map((step) => ({
    ...step,
    amount: readMoney(String(step.amount)),
  })) as unknown as TimelineStep[];

const NOW = Date.parse("2026-11-20T23:59:00+08:00");

function show(steps: readonly TimelineStep[], { onCall = vi.fn(), now = NOW, account = "" } = {}) {
  render(
    <TestApp>
      <LoanTimeline steps={steps} account={account} now={() => now} phone="+63 2 8000 0000" onCall={onCall} />
    </TestApp>,
  );
  return within(screen.getByRole("region", { name: "Your loan, step by step" }));
}
const current = () => screen.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "step");

afterEach(cleanup);

it.each([
  [
    "21",
    /You get our decision by 2026-11-21.*If we approve it, your money arrives by 2026-11-22/,
    "DecisionNowBy 2026-11-21tomorrow",
  ],
  ["110", /You get our decision by 2026-11-21/, "DecisionNowBy 2026-11-21tomorrow"],
  ["151", /It arrives by 2026-11-22/, "Your money₱10000.00NowBy 2026-11-22in 2 days"],
  ["170", /Your next payment is ₱2650.00, due 2026-12-21/, "Payment 1₱2650.00NowDue 2026-12-21in 31 days"],
  ["174", /Your next payment is ₱2650.00, due 2026-12-21/, "Payment 1₱2650.00NowDue 2026-12-21in 31 days"],
  ["180", /was due 2026-12-15. Today it is ₱2650.00. Pay now/, "Payment 2₱2650.00LateWas due 2026-12-15in 25 days"],
])("shows what is next in status %s, and marks its step", { tags: "rulings.timeline" }, async (status, text, step) => {
  show(stepsOf(status));
  expect(screen.getByRole("region").textContent).toMatch(text);
  await vi.waitFor(() => expect(current().map((item) => item.textContent)).toEqual([step]));
});

it("states how late a payment is, and nothing for a decision that is over", { tags: "rulings.timeline" }, async () => {
  show(stepsOf("180"), { now: Date.parse("2026-12-18T00:00:00+08:00") });
  await vi.waitFor(() =>
    expect(current().map((item) => item.textContent)).toEqual(["Payment 2₱2650.00LateWas due 2026-12-153 days late"]),
  );
  cleanup();
  show(stepsOf("21"), { now: Date.parse("2027-01-23T00:00:00+08:00") });
  expect(current().map((item) => item.textContent)).toEqual(["DecisionNowBy 2026-11-21"]);
});

it.each(["21", "110", "151", "170", "174", "180"])(
  "promises nothing by a date of status %s that cannot be read, and shows it as sent",
  { tags: "rulings.timeline" },
  (status) => {
    show(stepsOf(status).map((step) => ({ ...step, date: "21/12/2026" })));
    const text = screen.getByRole("region").textContent ?? "";
    expect(text).toContain("21/12/2026");
    expect(text).not.toMatch(/(?:by|due|By|Due) 21|days|Your next payment/);
  },
);

it.each([
  ["BPI ••• 1234", "Your money is on its way to BPI ••• 1234. It arrives by 2026-11-22."],
  ["", "Your money is on its way to your account. It arrives by 2026-11-22."],
])("names the account %j that the money is on its way to", { tags: "rulings.bound-account" }, (account, text) => {
  show(stepsOf("151"), { account });
  expect(screen.getByRole("region").textContent).toContain(text);
});

it("names the state of each step", { tags: "rulings.timeline" }, () => {
  show(stepsOf("180"));
  const states = screen.getAllByRole("listitem").map((item) => item.textContent);
  for (const [index, word] of ["Done", "Done", "Done", "Paid", "Late", "To come"].entries())
    expect(states[index]).toContain(word);
});

it("has no next step for a repaid loan", () => {
  const timeline = show(stepsOf("200"));
  expect(timeline.getAllByRole("listitem")).toHaveLength(8);
  expect(current()).toEqual([]);
});

it("states no day and no amount that the lender did not send", () => {
  const blank = { date: "", amount: { text: "" }, position: 1 };
  const timeline = show([
    { ...blank, step: "review", state: "now" },
    { ...blank, step: "payment", state: "next" },
  ]);
  expect(timeline.getByText(/There is nothing to do until we decide/)).toBeTruthy();
  expect(timeline.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "DecisionNow",
    "Payment 1To come",
  ]);
});

it.each([0, -4])("shows no number for a payment with the position %j", async (position) => {
  const timeline = show([{ step: "payment", state: "next", date: "", amount: { text: "" }, position }]);
  expect(timeline.getByRole("listitem").textContent).toBe("PaymentTo come");
});

it("calls the service number", async () => {
  const onCall = vi.fn();
  const timeline = show(stepsOf("174"), { onCall });
  await userEvent.click(timeline.getByRole("button", { name: "Call us with questions" }));
  expect(onCall).toHaveBeenCalledTimes(1);
});
