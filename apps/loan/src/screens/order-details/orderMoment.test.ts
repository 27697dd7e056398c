import { formatDate } from "@lending/ui/day";
import { afterEach, describe, expect, it } from "vitest";
import { readFirstOrder } from "../../api/firstOrder.ts";
import { momentOf, noteSeen } from "./orderMoment.ts";
import { orderStatus, promoteRows } from "./orderStatus.ts";

afterEach(() => localStorage.clear());

/** The same moment in every form of rule formatting.date. */
const formsOf = (ms: number) => {
  const time = formatDate(ms, "time");
  return [
    ...[time, time.replaceAll("-", "/"), time.replace(" ", "T"), new Date(ms).toISOString()],
    ...[String(Math.floor(ms / 1000)), String(ms)],
  ];
};
const momentAt = (status: string, at: string, dueOn: string) =>
  momentOf({ state: "paid", at }, orderStatus(status, false), { orderId: "o-1", dueOn });

describe("a received payment", { tags: ["order-details.received", "formatting.date"] }, () => {
  const now = Date.now();

  it.each(formsOf(now))("is the headline on its day, written as %j, until the visit is over", (at) => {
    expect(momentAt("174", at, "2026-12-21")).toBe("received");
    noteSeen({ state: "paid", at }, "o-1");
    expect(momentAt("174", at, "2026-12-21")).toBe("received");
  });

  it.each(formsOf(now - 10 * 86_400_000))("is no headline ten days later, written as %j", (at) => {
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
