import { makeEnvironment } from "@lending/bridge/testing";
import { describe, expect, it } from "vitest";
import { applyOverride, parseOverride } from "./environmentOverride.ts";

describe("an environment override", () => {
  it("cannot change the stage", () => {
    const { environment } = applyOverride(makeEnvironment({ stage: "staging" }), { stage: "sandbox" });
    expect(environment.stage).toBe("staging");
  });

  it.each(["{", "null", "[]", '"x"'])("is not %s", (text) => {
    expect(parseOverride(text)).toBeUndefined();
  });

  it.each([
    [{ locale: "de" }, ["locale"]],
    [{ colour: "#fff", apiBase: "javascript:0" }, ["colour", "apiBase"]],
  ])("of %j is rejected with the invalid keys %j", (override, invalidKeys) => {
    const served = makeEnvironment();
    expect(applyOverride(served, override)).toEqual({ environment: served, invalidKeys });
  });
});
