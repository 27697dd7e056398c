import { describe, expect, it } from "vitest";
import type { Change } from "./changeFiles.ts";
import { chooseTests, type Entry, quickFirst } from "./journal.ts";
import { judge, scoreOf } from "./judge.ts";
import { isMutable, mutationTargets } from "./targets.ts";

const change = (id: string, more: Partial<Change> = {}): Change => ({
  ...{ id, file: "a.ts", line: 1, kind: "BooleanLiteral", before: "true", after: "false", key: id },
  ...more,
});
const killed = (id: string): Entry => ({ type: "killed", id, test: "t", file: "a.test.ts" });
const covers = (test: string, ids: readonly string[], ms = 1, file = "a.test.ts"): Entry => ({
  ...{ type: "covers", test, file, ids, ms },
});
const outcomeOf = (journal: readonly Entry[], one = change("1")) => judge([one], journal).get(one.id)?.outcome;

describe("judge", () => {
  it("counts a change as killed when one test detects it", () => {
    const journal: Entry[] = [
      covers("t", ["1"]),
      { type: "survived", id: "1", test: "s" },
      killed("1"),
      { type: "survived", id: "1", test: "u" },
    ];
    expect(judge([change("1")], journal).get("1")).toEqual({ outcome: "killed", by: "a.test.ts" });
  });

  it("counts a change as unreached when no test runs its code", () => {
    expect(outcomeOf([covers("t", ["2"])])).toBe("unreached");
  });

  it("counts a change as survived when tests run its code and pass", () => {
    const survived: Entry = { type: "survived", id: "1", test: "t" };
    expect(outcomeOf([{ type: "loaded", file: "a.test.ts", atLoad: ["1"] }, survived])).toBe("survived");
  });

  it("excludes changes in code that runs only when a file loads", () => {
    expect(outcomeOf([{ type: "loaded", file: "a.test.ts", atLoad: ["1"] }])).toBe("atLoad");
    expect(outcomeOf([{ type: "notReached", id: "1", test: "t" }])).toBe("atLoad");
  });

  it("excludes changes that a comment excludes", () => {
    expect(outcomeOf([killed("1")], change("1", { leftOut: "equivalent code" }))).toBe("leftOut");
  });

  it("counts a change without a recorded outcome as survived", () => {
    expect(outcomeOf([covers("t", ["1"]), { type: "try", id: "1", test: "t", file: "a.test.ts", limitMs: 0 }])).toBe(
      "survived",
    );
  });
});

describe("chooseTests", () => {
  const other = Array.from({ length: 40 }, (_, index) => `other ${index}`);
  const chosenOf = (ms: number) =>
    chooseTests(other.map((test, index) => covers(test, ["1", ...other.slice(index)], ms)))["1"];

  it("chooses the tests that cover the fewest other changes", () => {
    const journal = [covers("whole", ["1", "2", "3"]), covers("one", ["1"]), covers("two", ["1", "2"])];
    expect(chooseTests(journal)["1"]).toEqual(["one", "two", "whole"]);
  });

  it.each([
    ["all tests that take a second together", 25, 40],
    ["twenty tests when each is slow", 400, 20],
    ["as many tests as take a second", 40, 25],
  ])("chooses %s", (_, ms, count) => {
    expect(chosenOf(ms)).toEqual(other.toReversed().slice(0, count));
  });
});

it("tries changes with quick tests first", () => {
  const journal = [covers("a", ["1"], 300, "/slow.test.ts"), covers("b", ["1"], 2, "/quick.test.ts")];
  expect(quickFirst(["/slow.test.ts", "/quick.test.ts"], journal)).toEqual(["/quick.test.ts", "/slow.test.ts"]);
});

describe("scoreOf", () => {
  it("returns the percentage of killed changes among all that could be tried", () => {
    const verdicts = (["killed", "killed", "killed", "survived", "unreached", "atLoad", "leftOut"] as const).map(
      (outcome) => ({ outcome }),
    );
    expect(scoreOf(verdicts)).toEqual({ killed: 3, survived: 1, unreached: 1, atLoad: 1, leftOut: 1, share: 60 });
  });

  it("gives a package without changes 100 percent", () => {
    expect(scoreOf([]).share).toBe(100);
  });
});

describe("isMutable", () => {
  it.each([
    "a/fetchOrder.ts",
    "a/screens/useCountdown.ts",
    "a/chaos-test/checkReleaseLog.ts",
    "a/gates/startCandidateServer.ts",
  ])("accepts %s", (file) => {
    expect(isMutable(file)).toBe(true);
  });

  it.each([
    "a/fetchOrder.test.ts",
    "a/HomeScreen.tsx",
    "a/css-modules.d.ts",
    "a/testing/makeOrder.ts",
    "a/messages.ts",
    "a/messages.fil-PH.ts",
    "a/regulatorMessages.zh-CN.ts",
    "a/titles.ts",
    "a/index.ts",
    "a/commands/ship.ts",
    "a/gates/openPage.ts",
    "apps/edge/src/worker/main.ts",
    "packages/delivery/src/cli/ship.ts",
  ])("rejects %s", (file) => {
    expect(isMutable(file)).toBe(false);
  });

  it("requires 85 percent of packages, 80 of delivery, 75 of remotes, and 70 of the shell and the edge", () => {
    const others: Readonly<Record<string, number>> = { delivery: 80, shell: 70, edge: 70 };
    for (const { name, folders, least } of mutationTargets)
      expect(least).toBe(others[name] ?? (folders[0]?.startsWith("apps/") ? 75 : 85));
  });
});
