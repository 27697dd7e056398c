import { describe, expect, it } from "vitest";
import { sandbox, sandboxForEachTest } from "../testing/makeSandbox.ts";
import { readVitals, upperQuartile } from "./readVitals.ts";

const LOAN = { remote: "loan", version: "0.2.0" };
const visit = (fields: object = {}) => ({ event: "visit", path: "/loanDetail", ...LOAN, ...fields });
const failed = (fields: object = {}) => ({ event: "error", name: "NetworkFault", code: "", ...LOAN, ...fields });

describe("readVitals", () => {
  it("groups by remote, version, release and variant, sorted by name and newest release", () => {
    const rows = readVitals([
      visit({ remote: "repay", version: "0.1.0", release: 4, variant: "live" }),
      visit({ release: 3 }),
      visit({ release: 4, variant: "canary", version: "0.10.0" }),
      visit({ release: 4, variant: "live" }),
      visit({ release: 4, variant: "live", lcp: 900, cls: 0 }),
    ]);
    expect(
      rows.map(({ remote, version, release, variant, visits }) => [remote, version, release, variant, visits]),
    ).toEqual([
      ["loan", "0.10.0", 4, "canary", 1],
      ["loan", "0.2.0", 4, "live", 2],
      ["loan", "0.2.0", 3, undefined, 1],
      ["repay", "0.1.0", 4, "live", 1],
    ]);
  });

  it("counts errors by kind, the most frequent first", () => {
    const failures = [failed({ name: "", code: "" }), failed(), failed(), failed({ code: "TIMEOUT" })];
    const [row] = readVitals([visit(), ...failures]);
    expect(row).toMatchObject({ visits: 1, errors: 4 });
    expect(row?.kinds).toEqual([
      { kind: "NetworkFault", count: 2 },
      { kind: "unnamed", count: 1 },
      { kind: "NetworkFault TIMEOUT", count: 1 },
    ]);
  });

  it.each([null, 7, "visit", [], {}, { event: "click" }])("ignores %o", (event) => {
    expect(readVitals([event])).toEqual([]);
  });

  it("ignores a malformed metric or name", () => {
    const malformed = { lcp: -1, inp: "fast", version: "<b>", release: 0.5, variant: "best" };
    const [row] = readVitals([visit({ ...malformed, cls: 0.2 })]);
    expect(row).toMatchObject({ version: "", release: undefined, variant: undefined, lcp: [], inp: [], cls: [0.2] });
  });
});

it.each([
  [[], undefined],
  [[5], 5],
  [[1, 2, 3, 4], 3],
  [[1, 2, 3, 4, 5], 4],
])("the 75th percentile of %o is %s", (values, quartile) => {
  expect(upperQuartile(values)).toBe(quartile);
});

describe("the page", () => {
  sandboxForEachTest();
  const show = async () => (await sandbox.app.request("http://localhost:4100/sandbox/console/vitals")).text();
  const report = (body: unknown) =>
    sandbox.app.request("http://localhost:4100/collect", { method: "POST", body: JSON.stringify(body) });

  it("explains how to create a report while there are none", async () => {
    expect(await show()).toContain("No reports yet.");
  });

  it("lists each reported metric and the kinds of errors", async () => {
    for (const lcp of [800, 900, 1000, 9000]) await report(visit({ release: 12, lcp, cls: 0.02 }));
    await report(failed({ release: 12 }));
    const text = await show();
    expect(text).toContain("NetworkFault: 1");
    expect(text.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|")).toContain(
      "|loan|0.2.0|release 12|4|1 (20.0 %)|1000 ms|–|0.02|",
    );
    expect(text).not.toMatch(/ style=/);
  });

  it("escapes reported values", async () => {
    await report(failed({ remote: "<img src=x>", name: "<img src=y>" }));
    expect(await show()).not.toContain("<img src=x");
    expect(await show()).toContain("no remote");
  });
});
