import { describe, expect, it } from "vitest";
import { readVariants } from "./readVariants.ts";

const report = (body: object) => ({ body: { event: "visit", set: 3, arm: "live", ...body } });

describe("reading the reports of a canary", () => {
  it("counts each variant, with the web vitals of visits that measured them", () => {
    const variants = readVariants(
      [
        report({ lcp: 1200, inp: 80, cls: 0 }),
        report({ lcp: 900 }),
        report({ event: "error" }),
        report({ arm: "canary", inp: 40, cls: 0.1 }),
        report({ arm: "canary", event: "error", lcp: 5 }),
        report({ arm: "canary", event: "error" }),
      ],
      new Set([3]),
    );
    expect(variants.live).toEqual({ visits: 2, errors: 1, lcp: [1200, 900], inp: [80], cls: [0] });
    expect(variants.canary).toEqual({ visits: 1, errors: 2, lcp: [], inp: [40], cls: [0.1] });
  });

  it.each([
    ["of another release", report({ set: 2 })],
    ["of another event", report({ event: "click" })],
    ["of an unknown variant", report({ arm: "other" })],
    ["with a negative value", report({ lcp: -1 })],
    ["without a body", { event: "visit", set: 3, arm: "live" }],
    ["that is empty", null],
  ])("ignores a report %s", (_, invalid) => {
    expect(readVariants([invalid], new Set([3])).live).toMatchObject({ visits: 0, errors: 0 });
  });

  it("throws when the reports are not a list", () => {
    expect(() => readVariants({ reports: [] }, new Set([3]))).toThrow("The reports are not a list.");
  });
});
