import { defaultBudget } from "@lending/delivery/budgets";
import { expect, it } from "vitest";
import { checkBudgets } from "./checkBudgets.ts";

/** A new connection carries ten packets before the first acknowledgement. */
const TEN_PACKETS = 14_600;

it("names a document whose first flight with headers and data is larger than its budget", () => {
  const { levels: _, ...sizes } = defaultBudget;
  const weight = { path: "/savings", styles: 0, soon: 0, ...sizes };
  expect(checkBudgets([weight])).toEqual([]);
  expect(checkBudgets([{ ...weight, firstFlight: TEN_PACKETS }])).toEqual([
    `/savings: firstFlight is ${TEN_PACKETS} B of ${defaultBudget.firstFlight} B.`,
  ]);
});
