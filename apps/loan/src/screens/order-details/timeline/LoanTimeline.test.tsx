import { TestApp } from "@lending/bridge/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { TimelineStep } from "../../../api/fetchOrderDetails.ts";
import { readMoney } from "../../../api/money.ts";
import { makeTimeline } from "../../../api/testing/makeTimeline.ts";
import { LoanTimeline } from "./LoanTimeline.tsx";

const stepsOf = (status: string) =>
  makeTimeline(status).map((step) => ({
    ...step,
    amount: readMoney(String(step.amount)),
  })) as unknown as TimelineStep[];

function show(steps: readonly TimelineStep[], onCall = vi.fn()) {
  render(
    <TestApp>
      <LoanTimeline steps={steps} phone="+63 2 8000 0000" onCall={onCall} />
    </TestApp>,
  );
  return within(screen.getByRole("region", { name: "Your loan, step by step" }));
}
const current = () => screen.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "step");

afterEach(cleanup);

it.each([
  ["21", /You get our decision by 2026-11-21/, "DecisionBy 2026-11-21"],
  ["110", /You get our decision by 2026-11-21/, "DecisionBy 2026-11-21"],
  ["151", /It arrives by 2026-11-22/, "Your money₱10000.00By 2026-11-22"],
  ["170", /Your next payment is ₱2650.00, due 2026-12-21/, "Payment 1₱2650.00Due 2026-12-21"],
  ["174", /Your next payment is ₱2650.00, due 2026-12-21/, "Payment 1₱2650.00Due 2026-12-21"],
  ["180", /was due 2027-01-20. Today it is ₱2650.00. Pay now/, "Payment 2₱2650.00Was due 2027-01-20"],
])("shows what happens next in status %s, and marks its step", { tags: "rulings.timeline" }, (status, text, step) => {
  show(stepsOf(status));
  expect(screen.getByRole("region").textContent).toMatch(text);
  expect(current().map((item) => item.textContent)).toEqual([step]);
});

it("reports that a repaid loan needs nothing more", () => {
  const timeline = show(stepsOf("200"));
  expect(timeline.getByText("This loan is repaid. There is nothing more to pay.")).toBeTruthy();
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
  expect(timeline.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Decision", "Payment 1"]);
});

it.each([0, -4])("shows no number for a payment with the position %j", async (position) => {
  const timeline = show([{ step: "payment", state: "next", date: "", amount: { text: "" }, position }]);
  expect(timeline.getByRole("listitem").textContent).toBe("Payment");
});

it("calls the service number", async () => {
  const onCall = vi.fn();
  const timeline = show(stepsOf("174"), onCall);
  await userEvent.click(timeline.getByRole("button", { name: "Questions? Call us" }));
  expect(onCall).toHaveBeenCalledTimes(1);
});
