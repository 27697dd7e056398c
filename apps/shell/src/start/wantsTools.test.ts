import { makeEnvironment, makeLaunch } from "@lending/bridge/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { saveOverride } from "../developer/environmentOverride.ts";
import { wantsTools } from "./readStart.ts";

const start = ({ stage = "sandbox" as const, lang = "" } = {}) => ({
  environment: makeEnvironment({ stage }),
  launch: makeLaunch({ lang }),
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("wantsTools", () => {
  it("returns false before the first visit of the test page", () => {
    expect(wantsTools(start({ lang: "fil-PH" }))).toBe(false);
  });

  it("returns true after the test page has switched the tools on, for the life of the webview", () => {
    saveOverride(window, "{}");
    expect(wantsTools(start())).toBe(true);
  });

  it("returns true for the pseudo-locale with long texts", () => {
    expect(wantsTools(start({ lang: "x-long" }))).toBe(true);
  });

  it("returns false in production, regardless of the storage", () => {
    saveOverride(window, '{"stage":"sandbox"}');
    const production = start({ lang: "x-long" });
    expect(wantsTools({ ...production, environment: makeEnvironment({ stage: "production" }) })).toBe(false);
  });

  it("returns false when the storage throws", () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(wantsTools(start())).toBe(false);
  });
});
