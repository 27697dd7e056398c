import { afterEach, describe, expect, it } from "vitest";
import { type LaunchPort, readLaunch } from "./readLaunch.ts";

const android = "Mozilla/5.0 (Linux; Android 10; SM-A107F) AppleWebKit/537.36 Chrome/119 Mobile";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 14_0 like Mac OS X) AppleWebKit/605.1.15";

function open(search: string, userAgent = android, storage: LaunchPort["storage"] = sessionStorage) {
  return readLaunch({ location: { search }, storage, userAgent });
}

afterEach(() => sessionStorage.clear());

describe("readLaunch", () => {
  it("reads every parameter of the address", () => {
    expect(
      open(
        "?appVersion=1.2&deviceName=Galaxy+A1&deviceId=d1&osVersion=10&sessionId=s1&advertisingId=a1&platform=ios&source=loanDetail&from=confirm&lang=fil-PH",
      ),
    ).toEqual({
      appVersion: "1.2",
      deviceName: "Galaxy A1",
      deviceId: "d1",
      osVersion: "10",
      sessionId: "s1",
      advertisingId: "a1",
      platform: "ios",
      source: "loanDetail",
      from: "confirm",
      lang: "fil-PH",
    });
  });

  it("gives empty strings for what was not passed", () => {
    expect(open("")).toMatchObject({ appVersion: "", sessionId: "", source: "", lang: "", platform: "android" });
  });

  it("remembers the launch for addresses that no longer carry it", () => {
    open("?sessionId=s1&deviceId=d1&platform=ios&lang=zh-CN");
    expect(open("?orderId=o-1")).toMatchObject({ sessionId: "s1", deviceId: "d1", platform: "ios", lang: "zh-CN" });
  });

  it("lets a newer address win over what it remembers", () => {
    open("?sessionId=s1&deviceId=d1");
    expect(open("?sessionId=s2")).toMatchObject({ sessionId: "s2", deviceId: "d1" });
  });

  it("keeps source and from out of its memory: they belong to one address", () => {
    open("?source=loanDetail&from=confirm");
    expect(open("")).toMatchObject({ source: "", from: "" });
  });

  it.each([
    ["a control character", "%00s1"],
    ["a line break", "s1%0d%0aX-Evil:%201"],
    ["a bidirectional override", "s1%E2%80%AEs2"],
    ["an invisible character", "s1%E2%80%8B"],
    ["more than 200 characters", "x".repeat(201)],
    ["nothing", ""],
  ])("counts a value with %s as missing", (_, value) => {
    expect(open(`?sessionId=${value}`).sessionId).toBe("");
  });

  it.each([
    [android, "", "android"],
    [iphone, "", "ios"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "", "ios"],
    [iphone, "?platform=android", "android"],
    [android, "?platform=IOS", "ios"],
    [android, "?platform=windows", "android"],
    [iphone, "?platform=windows", "ios"],
    [android, "?platform=ios14", "android"],
    [android, "?platform=myios", "android"],
    [iphone, "?platform=android10", "ios"],
    [iphone, "?platform=myandroid", "ios"],
  ] as const)("on %s with %s says %s", (userAgent, search, platform) => {
    expect(open(search, userAgent).platform).toBe(platform);
  });

  it.each(["{", "null", "[1]", "%", "sessionId=%00", '"sessionId"'])("ignores %s in the storage", (text) => {
    sessionStorage.setItem("launch", text);
    expect(open("").sessionId).toBe("");
  });

  it("falls back to memory when the storage throws", () => {
    const port = {
      location: { search: "?sessionId=kept" },
      userAgent: android,
      get storage(): Storage {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    expect(readLaunch(port).sessionId).toBe("kept");
    port.location = { search: "" };
    expect(readLaunch(port).sessionId).toBe("kept");
  });
});
