import { lost, respond } from "@lending/api-client/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { makeRepayment } from "../../api/testing/makeRepayment.ts";
import { openRepayment } from "../../testing/openScreen.tsx";
import { RepayOrNotScreen } from "./RepayOrNotScreen.tsx";

afterEach(cleanup);

const PATH = "/repayOrNot?productId=p-1&orderId=o-1";
const READ = "GET /v3/installment/loan-play-detail";

it("shows the amount and date that are due, and offers to repay now or not", { tags: "repayment.or-not" }, async () => {
  await openRepayment(RepayOrNotScreen, PATH, {
    [READ]: respond(makeRepayment({ repayAmount: "265000", repayDate: "2026-12-01" })),
  });
  expect(screen.getByRole("heading", { level: 1, name: "Repay now or not" })).toBeTruthy();
  expect(screen.getByText("2650.00")).toBeTruthy();
  expect(screen.getByText("2026-12-01")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Repay now" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Not now" })).toBeTruthy();
});

it.each([
  ["a past day", "2026-12-17", "1 day late", /^This day has passed/],
  ["today", "2026-12-18", "today", /^Paying on or before this day/],
])("says what paying does for %s of the lender, also when the phone's clock is wrong", async (_, date, day, text) => {
  await openRepayment(RepayOrNotScreen, PATH, { [READ]: respond(makeRepayment({ repayDate: date, noticeMsg: "" })) });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(day)).toBeTruthy();
});

it("shows that no order was chosen when the URL names none", async () => {
  await openRepayment(RepayOrNotScreen, "/repayOrNot?productId=p-1", { [READ]: lost });
  expect(screen.getByText("No order was chosen")).toBeTruthy();
});
