import { makeEnvironment, makeLaunch } from "@lending/bridge/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { saveOverride } from "./environmentOverride.ts";
import { wantsTools } from "./wantsTools.ts";

const start = ({ stage = "sandbox" as const, lang = "" } = {}) => ({
  environment: makeEnvironment({ stage }),
  launch: makeLaunch({ lang }),
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("wantsTools", () => {
  it("says no to whoever was never on the test page", () => {
    expect(wantsTools(start({ lang: "fil-PH" }))).toBe(false);
  });

  it("says yes once the test page has switched the tools on, for the life of the webview", () => {
    saveOverride(window, "{}");
    expect(wantsTools(start())).toBe(true);
  });

  it("says yes to long words", () => {
    expect(wantsTools(start({ lang: "x-long" }))).toBe(true);
  });

  it("says no where borrowers are served, whatever the webview holds", () => {
    saveOverride(window, '{"stage":"sandbox"}');
    const production = start({ lang: "x-long" });
    expect(wantsTools({ ...production, environment: makeEnvironment({ stage: "production" }) })).toBe(false);
  });

  it("bears a storage that throws", () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(wantsTools(start())).toBe(false);
  });
});
