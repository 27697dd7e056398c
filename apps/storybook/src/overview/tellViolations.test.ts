import { describe, expect, it } from "vitest";
import type { Overview } from "./Overview.ts";
import { tellViolations } from "./tellViolations.ts";

const totals = { stories: 365 } as Overview["totals"];
const run = { stories: 365, failed: 0, violations: 0, at: "2026-11-21" };

describe("tellViolations", () => {
  it("says what to run where nothing was measured", () => {
    expect(tellViolations({ totals })).toMatch(/^not measured yet: run `.*test:stories`/);
  });

  it("says what a run of all stories found, and when", () => {
    expect(tellViolations({ totals, lastRun: run })).toBe("0 in 365 stories, measured on 2026-11-21");
    expect(tellViolations({ totals, lastRun: { ...run, failed: 3, violations: 2 } })).toBe(
      "2 in 365 stories, measured on 2026-11-21; 3 failed",
    );
  });

  it.each([12, 400])("never takes a run of %d stories for one of this build's 365", (stories) => {
    expect(tellViolations({ totals, lastRun: { ...run, stories } })).toMatch(/this build has 365: run `/);
  });
});
