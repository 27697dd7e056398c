import { describe, expect, it } from "vitest";
import { orderStatus } from "./orderStatus.ts";

describe("orderStatus", () => {
  it.each([
    ["21", false, "21", "none", false, true, false],
    ["110", false, "110", "none", true, true, false],
    ["151", false, "151", "none", true, true, false],
    ["170", false, "200", "repayment", true, false, true],
    ["170", true, "200", "repayment", true, false, true],
    ["174", false, "174", "repayment", true, false, true],
    ["174", true, "174", "repayOrRollover", true, false, true],
    ["180", false, "180", "repayment", true, false, true],
    ["180", true, "180", "repayOrRollover", true, false, true],
    ["200", true, "200", "borrowAgain", true, false, false],
    ["999", true, "200", "none", true, true, false],
    ["", false, "200", "none", true, true, false],
    ["__proto__", false, "200", "none", true, true, false],
    ["constructor", true, "200", "none", true, true, false],
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
    (status, rollover, scene, actions, confirms, recommends, promotesAmount) => {
      expect(orderStatus(status, rollover)).toEqual({ scene, actions, confirms, recommends, promotesAmount });
    },
  );
});
