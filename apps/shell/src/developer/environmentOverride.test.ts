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
  it("is stored for the life of the webview", () => {
    expect(readOverride(window)).toBe("{}");
    expect(saveOverride(window, '{"locale":"zh-CN"}')).toBe(true);
    expect(readOverride(window)).toBe('{"locale":"zh-CN"}');
    expect(localStorage).toHaveLength(0);
  });

  it("is empty when the storage is blocked", () => {
    expect(readOverride(blocked)).toBe("{}");
    expect(saveOverride(blocked, "{}")).toBe(false);
  });

  it("replaces its keys and keeps the other served keys", () => {
    const served = makeEnvironment({ brandName: "Araw", stage: "staging" });
    expect(applyOverride(served, '{"locale":"fil-PH"}')).toEqual({ ...served, locale: "fil-PH" });
    expect(applyOverride(served, "{}")).toEqual(served);
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
