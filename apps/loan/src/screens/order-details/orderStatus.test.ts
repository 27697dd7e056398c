import { describe, expect, it } from "vitest";
import { orderStatus, promoteRows } from "./orderStatus.ts";

describe("orderStatus", () => {
  it.each([
    ["21", false, "21", "none", false, false, false, true],
    ["110", false, "110", "none", true, true, false, true],
    ["151", false, "151", "none", true, true, false, true],
    ["170", false, "200", "repayment", true, false, true, false],
    ["170", true, "200", "repayment", true, false, true, false],
    ["174", false, "174", "repayment", true, false, true, false],
    ["174", true, "174", "repayOrRollover", true, false, true, false],
    ["180", false, "180", "repayment", true, false, true, false],
    ["180", true, "180", "repayOrRollover", true, false, true, false],
    ["200", true, "200", "borrowAgain", true, false, false, false],
    ["999", true, "200", "none", true, true, false, false],
    ["", false, "200", "none", true, true, false, false],
    ["__proto__", false, "200", "none", true, true, false, false],
    ["constructor", true, "200", "none", true, true, false, false],
  ] as const)(
    "status %s with rollover %s shows scene %s and actions %s",
    {
      tags: [
        "order-details.image",
        "order-details.status-170",
        "order-details.status-174",
        "order-details.status-200",
        "order-details.status-110",
      ],
    },
    (status, rollover, scene, actions, confirms, recommends, promotesAmount, awaitsMoney) => {
      expect(orderStatus(status, rollover)).toEqual({
        scene,
        actions,
        confirms,
        recommends,
        promotesAmount,
        awaitsMoney,
      });
    },
  );
});

const due = { label: "Amount due", value: "₱2.650" };
const day = { label: "Due date", value: "2026-12-21" };
const loan = { label: "Loan amount", value: "₱10.000" };
const term = { label: "Term", value: "120 days" };

it.each([
  ["promotes the first amount and the first date", [due, day, loan, term], true, due, day, [loan, term]],
  ["promotes them from behind other rows", [term, loan, day], true, loan, day, [term]],
  ["promotes an amount without a date", [due, term], true, due, undefined, [term]],
  ["promotes nothing without an amount", [day, term], true, undefined, undefined, [day, term]],
  ["promotes nothing for other statuses", [due, day], false, undefined, undefined, [due, day]],
  ["promotes nothing from an empty list", [], true, undefined, undefined, []],
] as const)("%s", (_, rows, promotes, amount, date, rest) => {
  expect(promoteRows(rows, promotes)).toEqual({ amount, date, rows: rest });
});
