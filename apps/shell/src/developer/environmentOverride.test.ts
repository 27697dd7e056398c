import { makeEnvironment } from "@lending/bridge/testing";
import { afterEach, describe, expect, it } from "vitest";
import { applyOverride, OddOverride, readOverride, saveOverride } from "./environmentOverride.ts";

const blocked = {
  get sessionStorage(): Storage {
    throw new DOMException("blocked", "SecurityError");
  },
};

afterEach(() => sessionStorage.clear());

describe("an environment of the webview's own", () => {
  it("is kept for the life of the webview", () => {
    expect(readOverride(window)).toBe("{}");
    expect(saveOverride(window, '{"locale":"zh-CN"}')).toBe(true);
    expect(readOverride(window)).toBe('{"locale":"zh-CN"}');
    expect(localStorage).toHaveLength(0);
  });

  it("is none where nothing can be stored", () => {
    expect(readOverride(blocked)).toBe("{}");
    expect(saveOverride(blocked, "{}")).toBe(false);
  });

  it("replaces the keys it names and leaves the rest as it was served", () => {
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
  ])("of %s is refused by its odd keys %j", (override, keys) => {
    try {
      applyOverride(makeEnvironment(), override);
      expect.unreachable();
    } catch (odd) {
      expect(odd).toBeInstanceOf(OddOverride);
      expect((odd as OddOverride).keys).toEqual(keys);
    }
  });
});
