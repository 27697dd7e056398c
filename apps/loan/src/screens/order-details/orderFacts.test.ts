import { expect, it } from "vitest";
import { orderFacts } from "../../api/orderFacts.ts";
import { orderStatus } from "./orderStatus.ts";

it.each(["21", "110", "151", "170", "174", "180", "200", "999"])(
  "shows the amount of status %s early only when the screen shows it first",
  (status) => {
    const conditions = orderFacts.flatMap(({ when = [] }) => when);
    const early = conditions.every(({ among }) => among.includes(status));
    expect(early).toBe(orderStatus(status, false).promotesAmount);
  },
);
