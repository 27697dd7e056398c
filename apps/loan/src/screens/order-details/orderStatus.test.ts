import { expect, it } from "vitest";
import { promoteRows, sceneOf } from "./orderStatus.ts";

it.each<[string, string]>([
  ["21", "21"],
  ["110", "110"],
  ["151", "151"],
  ["170", "200"],
  ["174", "174"],
  ["180", "180"],
  ...["200", "999", "", "__proto__", "constructor"].map((status): [string, string] => [status, "200"]),
])("status %j shows the scene %s", { tags: "order-details.image" }, (status, scene) => {
  expect(sceneOf(status)).toBe(scene);
});

const due = { label: "Amount due", value: "₱2,650.00" };
const day = { label: "Due date", value: "2026-12-21" };
const loan = { label: "Loan amount", value: "₱10,000.00" };
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
