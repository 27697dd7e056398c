import { describe, expect, it } from "vitest";
import type { Change } from "./changeFiles.ts";
import { chooseTests } from "./chooseTests.ts";
import type { Entry } from "./journal.ts";
import { judge, scoreOf } from "./judge.ts";
import { isMutated, mutated } from "./mutated.ts";

const change = (id: string, more: Partial<Change> = {}): Change => ({
  ...{ id, file: "a.ts", line: 1, kind: "BooleanLiteral", before: "true", after: "false", key: id },
  ...more,
});
const killed = (id: string): Entry => ({ type: "killed", id, test: "t", file: "a.test.ts" });
const fateOf = (journal: readonly Entry[], one = change("1")) => judge([one], journal).get(one.id)?.fate;

describe("judge", () => {
  it("takes a change for noticed when one test noticed it, whatever the others did", () => {
    const journal: Entry[] = [
      { type: "covers", test: "t", ids: ["1"] },
      { type: "survived", id: "1", test: "s" },
      killed("1"),
      { type: "survived", id: "1", test: "u" },
    ];
    expect(judge([change("1")], journal).get("1")).toEqual({ fate: "killed", by: "a.test.ts" });
  });

  it("holds it against the tests that none runs there", () => {
    expect(fateOf([{ type: "covers", test: "t", ids: ["2"] }])).toBe("unreached");
  });

  it("holds it against the tests that they run there and notice nothing", () => {
    const survived: Entry = { type: "survived", id: "1", test: "t" };
    expect(fateOf([{ type: "loaded", file: "a.test.ts", atLoad: ["1"] }, survived])).toBe("survived");
  });

  it("does not judge what is read when a file loads", () => {
    expect(fateOf([{ type: "loaded", file: "a.test.ts", atLoad: ["1"] }])).toBe("atLoad");
    expect(fateOf([{ type: "notReached", id: "1", test: "t" }])).toBe("atLoad");
  });

  it("does not judge what a comment leaves out", () => {
    expect(fateOf([killed("1")], change("1", { leftOut: "the same in other words" }))).toBe("leftOut");
  });

  it("does not take a change for noticed that was tried without an outcome", () => {
    expect(
      fateOf([
        { type: "covers", test: "t", ids: ["1"] },
        { type: "try", id: "1", test: "t", file: "a.test.ts" },
      ]),
    ).toBe("survived");
  });
});

describe("chooseTests", () => {
  it("asks the tests that run through the fewest other changes", () => {
    const journal: Entry[] = [
      { type: "covers", test: "whole", ids: ["1", "2", "3"] },
      { type: "covers", test: "one", ids: ["1"] },
      { type: "covers", test: "two", ids: ["1", "2"] },
    ];
    expect(chooseTests(journal, 2)).toEqual({ "1": ["one", "two"], "2": ["two", "whole"], "3": ["whole"] });
  });
});

describe("scoreOf", () => {
  it("shares the noticed among all that could be tried", () => {
    const verdicts = (["killed", "killed", "killed", "survived", "unreached", "atLoad", "leftOut"] as const).map(
      (fate) => ({ fate }),
    );
    expect(scoreOf(verdicts)).toEqual({ killed: 3, survived: 1, unreached: 1, atLoad: 1, leftOut: 1, share: 60 });
  });

  it("has nothing against a package without changes", () => {
    expect(scoreOf([]).share).toBe(100);
  });
});

describe("isMutated", () => {
  it.each(["a/fetchOrder.ts", "a/screens/useCountdown.ts", "a/drill/checkRow.ts", "a/gates/startStage.ts"])(
    "changes %s",
    (file) => {
      expect(isMutated(file)).toBe(true);
    },
  );

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
    "a/drill/runDrill.ts",
  ])("leaves %s as it is", (file) => {
    expect(isMutated(file)).toBe(false);
  });

  it("asks at least 85 of a hundred of the packages and 75 of the remotes", () => {
    for (const { folders, least } of mutated) expect(least).toBe(folders[0]?.startsWith("apps/") ? 75 : 85);
  });
});
