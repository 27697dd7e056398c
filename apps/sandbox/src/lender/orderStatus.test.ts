import { describe, expect, it } from "vitest";
import { runningStatus, waitingStatus } from "./orderStatus.ts";

describe("runningStatus", () => {
  it.each([
    [undefined, "200"],
    ["2026-11-20", "180"],
    ["2026-11-21", "174"],
    ["2026-11-24", "174"],
    ["2026-11-25", "170"],
    ["2026-12-21", "170"],
  ])("with the next payment on %s is %s on 2026-11-21", (dueOn, status) => {
    expect(runningStatus(dueOn, "2026-11-21")).toBe(status);
  });
});

describe("waitingStatus", () => {
  it.each([
    ["21", "2026-11-21", undefined],
    ["110", "2026-11-21", undefined],
    ["110", "2026-11-22", "151"],
    ["151", "2026-11-22", undefined],
    ["21", "2026-11-23", "disburse"],
    ["151", "2026-12-30", "disburse"],
  ])("of %s applied for on 2026-11-21 becomes, on %s, %s", (status, today, next) => {
    expect(waitingStatus(status, "2026-11-21", today)).toBe(next);
  });
});
