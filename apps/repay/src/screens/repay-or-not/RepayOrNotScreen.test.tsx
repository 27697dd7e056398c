import { answer, lost } from "@lending/api-client/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { makeRepayment } from "../../api/testing/makeRepayment.ts";
import { openRepayment } from "../../testing/openRepayment.tsx";
import { Screen } from "./RepayOrNotScreen.tsx";

afterEach(cleanup);

const PATH = "/repayOrNot?productId=p-1&orderId=o-1";
const READ = "GET /v3/installment/loan-play-detail";

it("says what is due and when, and asks to repay now or not", async () => {
  await openRepayment(Screen, PATH, {
    [READ]: answer(makeRepayment({ repayAmount: "265000", repayDate: "2026-12-01" })),
  });
  expect(screen.getByRole("heading", { level: 1, name: "Repay now or not" })).toBeTruthy();
  expect(screen.getByText("2650.00")).toBeTruthy();
  expect(screen.getByText("2026-12-01")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Repay now" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Not now" })).toBeTruthy();
});

it("tells a refusal in the server's words, with a retry", async () => {
  await openRepayment(Screen, PATH, { [READ]: answer(null, { code: "21", message: "Nothing is due." }) });
  expect((await screen.findAllByText("Nothing is due.")).length).toBeGreaterThan(0);
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
});

it("offers nothing to repay where the amount is not known", async () => {
  await openRepayment(Screen, PATH, { [READ]: answer({}) });
  expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Repay now" })).toBeNull();
});

it("asks for an order where the address names none", async () => {
  await openRepayment(Screen, "/repayOrNot?productId=p-1", { [READ]: lost });
  expect(screen.getByText("No order was chosen")).toBeTruthy();
});
