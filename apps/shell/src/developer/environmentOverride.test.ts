import { makeEnvironment } from "@lending/bridge/testing";
import { afterEach, describe, expect, it } from "vitest";
import { applyOverride, InvalidOverride, readOverride, saveOverride } from "./environmentOverride.ts";

const blocked = {
  get sessionStorage(): Storage {
    throw new DOMException("blocked", "SecurityError");
  },
};

afterEach(() => sessionStorage.clear());

describe("an environment override", () => {
  it("is empty when the storage is blocked", () => {
    expect(readOverride(blocked)).toBe("{}");
    expect(saveOverride(blocked, "{}")).toBe(false);
  });

  it("cannot change the stage", () => {
    expect(applyOverride(makeEnvironment({ stage: "staging" }), '{"stage":"sandbox"}').stage).toBe("staging");
  });

  it.each([
    ["{", ["JSON"]],
    ["null", ["JSON"]],
    ["[]", ["JSON"]],
    ['"x"', ["JSON"]],
    ['{"locale":"de"}', ["locale"]],
    ['{"colour":"#fff","apiBase":"javascript:0"}', ["colour", "apiBase"]],
  ])("of %s is rejected with the invalid keys %j", (override, keys) => {
    try {
      applyOverride(makeEnvironment(), override);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidOverride);
      expect((error as InvalidOverride).keys).toEqual(keys);
    }
  });
});
