import { formatDate } from "@lending/ui/day";
import { describe, expect, it } from "vitest";
import { readFirstOrder } from "../../api/firstOrder.ts";
import { momentOf, orderStatus, promoteRows, sceneOf } from "./orderStatus.ts";

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

/** The same moment in every form of rule formatting.date. */
const formsOf = (ms: number) => {
  const time = formatDate(ms, "time");
  return [
    ...[time, time.replaceAll("-", "/"), time.replace(" ", "T"), new Date(ms).toISOString()],
    ...[String(Math.floor(ms / 1000)), String(ms)],
  ];
};
const now = Date.now();
const momentAt = (status: string, at: string, dueOn: string, seenAt = "") =>
  momentOf({ state: "paid", at }, orderStatus(status, false), { dueOn, seenAt, nowMs: now });

describe("a received payment", { tags: ["order-details.received", "formatting.date"] }, () => {
  it.each(formsOf(now))("is the headline on its day, written as %j, until a visit has shown it", (at) => {
    expect(momentAt("174", at, "2026-12-21")).toBe("received");
    expect(momentAt("174", at, "2026-12-21", at)).toBe("status");
  });

  it.each(formsOf(now - 3 * 86_400_000))("is no headline three days later, written as %j", (at) => {
    expect(momentAt("174", at, "2026-12-21")).toBe("status");
  });

  it("of today does not settle a late bill of tomorrow, and settles one of yesterday, in every form", () => {
    for (const at of formsOf(now)) {
      for (const dueOn of formsOf(now + 86_400_000))
        expect(momentAt("180", at, dueOn), `${at} ${dueOn}`).toBe("status");
      for (const dueOn of formsOf(now - 86_400_000))
        expect(momentAt("180", at, dueOn), `${at} ${dueOn}`).toBe("received");
    }
  });

  it("of a day that cannot be read is no news", () => {
    for (const at of ["", "12/05/2026", "yesterday"]) expect(momentAt("174", at, "2026-12-21")).toBe("status");
  });
});

it("shows the due date of an order that the lender sends as a number as a day, above the card", {
  tags: "formatting.date",
}, () => {
  const detail = [
    { text: "Amount due", value: "₱2.650" },
    { text: "Due date", value: "1797868799" },
    { text: "Contract number", value: "1797868799" },
  ];
  const { rows } = readFirstOrder({ orderStatus: "174", userOrderDetail: { detail } }, "o-1");
  expect(promoteRows(rows, true)).toEqual({
    amount: { label: "Amount due", value: "₱2.650" },
    date: { label: "Due date", value: "2026-12-21 23:59:59" },
    rows: [{ label: "Contract number", value: "1797868799" }],
  });
});
