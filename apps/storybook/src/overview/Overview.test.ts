import { describe, expect, it } from "vitest";
import type { Overview } from "./Overview.ts";
import { describeViolations } from "./Overview.ts";

const totals = { stories: 365 } as Overview["totals"];
const run = { stories: 365, failed: 0, violations: 0, at: "2026-11-21" };

describe("describeViolations", () => {
  it("returns the command to run without results", () => {
    expect(describeViolations({ totals })).toMatch(/^not measured yet: run `.*test:stories`/);
  });

  it("returns the result of a run of all stories with its date", () => {
    expect(describeViolations({ totals, lastRun: run })).toBe("0 in 365 stories, measured on 2026-11-21");
    expect(describeViolations({ totals, lastRun: { ...run, failed: 3, violations: 2 } })).toBe(
      "2 in 365 stories, measured on 2026-11-21; 3 failed",
    );
  });

  it.each([12, 400])("reports that a run of %d stories does not match the 365 of this build", (stories) => {
    expect(describeViolations({ totals, lastRun: { ...run, stories } })).toMatch(/this build has 365: run `/);
  });
});
