import { afterEach, describe, expect, it, vi } from "vitest";
import { hasLaunchParameter, hasOtherLaunch, type LaunchPort, ownerOf, readLaunch } from "./readLaunch.ts";

const android = "Mozilla/5.0 (Linux; Android 10; SM-A107F) AppleWebKit/537.36 Chrome/119 Mobile";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 14_0 like Mac OS X) AppleWebKit/605.1.15";

function open(search: string, userAgent = android, port: Partial<LaunchPort> = {}) {
  return readLaunch({ location: { search }, navigator: { userAgent }, sessionStorage, localStorage, ...port });
}

const full =
  "?appVersion=1.2&deviceName=Galaxy+A1&deviceId=d1&osVersion=10&sessionId=s1&advertisingId=a1&platform=ios&lang=fil-PH";
const fullLaunch = {
  appVersion: "1.2",
  deviceName: "Galaxy A1",
  deviceId: "d1",
  osVersion: "10",
  sessionId: "s1",
  advertisingId: "a1",
  platform: "ios",
  source: "",
  from: "",
  lang: "fil-PH",
};
const nothing = {
  ...{ appVersion: "", deviceName: "", deviceId: "", osVersion: "", sessionId: "", advertisingId: "", lang: "" },
  platform: "android",
  source: "",
  from: "",
};

const local = {
  [`session.complaintDraft ${ownerOf("s1")}`]: "{}",
  repaymentInfo: "{}",
  "order.startedPayment o-1": "{}",
  "phone.testPreview": "osVersion=10",
};
const session = {
  ...{ "bankDraft p-1": "0 city=cebu", "awaitedCode o-1": "record=7", intents: "[]", showBankTip: "1" },
  ...{
    offerVisit: "default /loanConfirm",
    selfRedirect: "[]",
    smsCountdownEnd: "7",
    testPreview: "sessionId=s1",
  },
};

/** Stores one value under each name that the product uses besides the launch. */
function store() {
  for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
  for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
  return stored();
}

function stored() {
  const { launch: _, ...others } = { ...sessionStorage };
  return { session: others, local: { ...localStorage } };
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe("readLaunch", () => {
  it("reads every parameter of the address", { tags: ["product.session", "rulings.launch-parameters"] }, () => {
    expect(open(`${full}&source=loanDetail&from=confirm`)).toEqual({
      ...fullLaunch,
      source: "loanDetail",
      from: "confirm",
    });
  });

  it.each([
    ["another session", full, "s2"],
    ["a first session", "?deviceId=d1&advertisingId=a1", "s1"],
  ])("discards the device and the advertising id for %s that arrives without a device", (_, first, sessionId) => {
    open(first);
    expect(open(`?sessionId=${sessionId}`)).toMatchObject({ sessionId, deviceId: "", advertisingId: "" });
    expect(sessionStorage.getItem("launch")).not.toMatch(/d1|a1/);
  });

  it("keeps the device for the same session without a device", () => {
    open(full);
    expect(open("?sessionId=s1")).toEqual({ ...fullLaunch });
  });

  it("removes drafts of earlier sessions when a new webview opens, and keeps those of its session", () => {
    localStorage.setItem(`session.complaintDraft ${ownerOf("s1")}`, "own");
    for (const key of [
      `session.complaintDraft ${ownerOf("s0")}`,
      "session.complaintDraft 1f",
      `session.otherDraft 1${ownerOf("s1")}`,
    ])
      localStorage.setItem(key, "foreign");
    open("");
    expect(localStorage).toHaveLength(4);
    open("?sessionId=s1&deviceId=d1");
    expect({ ...localStorage }).toEqual({ [`session.complaintDraft ${ownerOf("s1")}`]: "own" });
    open("?orderId=o-1");
    expect(localStorage).toHaveLength(1);
  });

  it.each([
    ["an address without a launch", full, ""],
    ["an address of an order", full, "?orderId=o-1"],
    ["a source, which is no launch", full, "?source=loanDetail&from=confirm"],
    ["the same launch again", full, full],
    ["the first launch", "", full],
    ["a device after a launch without one", "?sessionId=s1", full],
  ])("discards nothing for %s", (_, first, second) => {
    open(first);
    const before = store();
    expect(open(second)).toMatchObject({ sessionId: "s1", deviceId: "d1" });
    expect(stored()).toEqual(before);
  });

  it.each(["?deviceId=d2", "?deviceId=d2&sessionId=s1", "?sessionId=&deviceId=d2"])(
    "discards everything except what the developer typed for the other device of %s",
    (search) => {
      open(full);
      store();
      expect(open(search)).toEqual({ ...nothing, deviceId: "d2", sessionId: search.includes("s1") ? "s1" : "" });
      expect(stored()).toEqual({ session: {}, local: { "phone.testPreview": "osVersion=10" } });
      expect(sessionStorage.getItem("launch")).not.toMatch(/d1|a1/);
    },
  );

  it.each(["", "%00", "x".repeat(201), "%20"])(
    "counts the empty or malformed device %j as another device, before a third device too",
    (device) => {
      open(full);
      store();
      expect(open(`?deviceId=${device}`)).toEqual(nothing);
      expect(stored()).toEqual({ session: {}, local: { "phone.testPreview": "osVersion=10" } });
      expect(open("?deviceId=d2&sessionId=s2")).toEqual({ ...nothing, deviceId: "d2", sessionId: "s2" });
    },
  );

  it.each([
    ["?sessionId=s2", {}],
    ["?sessionId=", { repaymentInfo: "{}" }],
    ["?sessionId=%00", { repaymentInfo: "{}" }],
  ])(
    "discards data of the old session for %s and keeps started payments, and without a session the pay code",
    (search, kept) => {
      open(full);
      store();
      open(search);
      expect(stored()).toEqual({
        session: {},
        local: { "phone.testPreview": "osVersion=10", "order.startedPayment o-1": "{}", ...kept },
      });
      expect(sessionStorage.getItem("launch")).not.toContain("s1");
    },
  );

  it.each([
    ["?sessionId=s1&deviceId=d1", "{}"],
    ["?sessionId=s1", "{}"],
    ["?orderId=o-1", "{}"],
    ["?sessionId=s2&deviceId=d1", null],
    ["?sessionId=s2", null],
    ["?sessionId=&deviceId=d2", null],
  ])("after a launch without a session, %s finds the pay code %j", (search, code) => {
    open(full);
    store();
    open("?sessionId=&deviceId=d1");
    open("?sessionId=");
    open(search);
    expect(localStorage.getItem("repaymentInfo")).toBe(code);
  });

  it("does not combine a session that was stored without a device with a device", () => {
    open("?sessionId=s1&lang=fil-PH");
    expect(open("?deviceId=d2")).toMatchObject({ sessionId: "", deviceId: "d2", lang: "fil-PH" });
    sessionStorage.clear();
    open("?sessionId=s1&lang=fil-PH");
    expect(open("?deviceId=%00")).toMatchObject({ sessionId: "", deviceId: "", lang: "fil-PH" });
  });

  it("does not store source and from, which belong to one address", () => {
    open("?source=loanDetail&from=confirm");
    expect(open("")).toMatchObject({ source: "", from: "" });
  });

  it.each([
    ["a line break", "s1%0d%0aX-Evil:%201"],
    ["a bidirectional override", "s1%E2%80%AEs2"],
    ["an invisible character", "s1%E2%80%8B"],
    ["more than 4 096 characters", "x".repeat(4097)],
    ["nothing", ""],
    ["only spaces", "%20+%C2%A0"],
  ])("treats a session with %s as missing and clears the stored one", (_, value) => {
    expect(open(`?sessionId=${value}`).sessionId).toBe("");
    open("?sessionId=s1");
    expect(open(`?sessionId=${value}`).sessionId).toBe("");
    expect(open("").sessionId).toBe("");
  });

  it("accepts a session of 4 096 characters, such as a JWT", { tags: "rulings.session-length" }, () => {
    const jwt = `${"e".repeat(36)}.${"y".repeat(4016)}.${"J".repeat(42)}`;
    expect(jwt).toHaveLength(4096);
    expect(open(`?sessionId=${jwt}`).sessionId).toBe(jwt);
    expect(open("").sessionId).toBe(jwt);
  });

  const names = ["appVersion", "deviceName", "deviceId", "osVersion", "sessionId", "advertisingId", "lang"] as const;

  it.each(names)("replaces %s, and clears it when empty or malformed", { tags: "rulings.launch-replaces" }, (name) => {
    // Another device discards the rest as well.
    const others = name === "deviceId" ? nothing : fullLaunch;
    // Another session alone discards the device.
    const alone = name === "sessionId" ? { deviceId: "", advertisingId: "" } : {};
    open(full);
    expect(open(`?${name}=other`)).toEqual({ ...others, ...alone, [name]: "other" });
    const cleared = { ...others, [name]: "" };
    for (const value of ["", "%00", "x".repeat(5000)]) {
      open(full);
      expect(open(`?${name}=${value}`)).toEqual(cleared);
      expect(open("?orderId=o-1")).toEqual(cleared);
    }
    open(full);
    expect(open(`?${name}`)).toEqual(cleared);
  });

  it("accepts at most 200 characters for every other parameter", () => {
    expect(open(`?deviceName=${"ñ".repeat(200)}`).deviceName).toBe("ñ".repeat(200));
    expect(open(`?deviceName=${"ñ".repeat(201)}`).deviceName).toBe("");
  });

  it("uses the user agent again when the platform is present but empty", () => {
    open("?platform=ios");
    expect(open("?platform=").platform).toBe("android");
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
  ] as const)("on %s with %s returns %s", (userAgent, search, platform) => {
    expect(open(search, userAgent).platform).toBe(platform);
  });

  it.each(["{", "null", "[1]", "%", "sessionId=%00", '"sessionId"'])("ignores %s in the storage", (text) => {
    sessionStorage.setItem("launch", text);
    expect(open("").sessionId).toBe("");
  });

  it.each(["?sessionId=s2", "?deviceId=d2&sessionId=s2"])(
    "removes the old launch when that of %s does not fit into the storage",
    (search) => {
      open(full);
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
      expect(open(search).sessionId).toBe("s2");
      expect(sessionStorage.getItem("launch")).toBeNull();
      expect(open("").sessionId).toBe("");
    },
  );

  it.each(["sessionStorage", "localStorage"] as const)("reads the address when %s throws", (name) => {
    open(full);
    const search = "?sessionId=s2&deviceId=d2";
    const port = { location: { search }, navigator: { userAgent: android }, sessionStorage, localStorage };
    Object.defineProperty(port, name, {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    expect(readLaunch(port)).toMatchObject({ sessionId: "s2", deviceId: "d2", advertisingId: "" });
    if (name === "localStorage") expect(sessionStorage.getItem("launch")).toBeNull();
  });
});

it.each([
  ["?sessionId=s2", true],
  ["?orderId=o-1&lang=", true],
  ["?productId=p-1&orderId=o-1&source=loanDetail&from=confirm", false],
  ["", false],
])("hasLaunchParameter returns for %j: %j", (search, expected) => {
  expect(hasLaunchParameter(new URLSearchParams(search))).toBe(expected);
});

it("hasOtherLaunch compares the session and device of a page with those that are stored, if any", () => {
  const launch = open(full);
  expect(hasOtherLaunch({ sessionStorage }, launch)).toBe(false);
  open("?lang=zh-CN&orderId=o-2");
  expect(hasOtherLaunch({ sessionStorage }, launch)).toBe(false);
  open("?sessionId=");
  expect(hasOtherLaunch({ sessionStorage }, launch)).toBe(true);
  open(`${full}&deviceId=`);
  expect(hasOtherLaunch({ sessionStorage }, launch)).toBe(false);
  open("?deviceId=d2&sessionId=s1");
  expect(hasOtherLaunch({ sessionStorage }, launch)).toBe(true);
  sessionStorage.clear();
  expect(hasOtherLaunch({ sessionStorage }, { sessionId: "s1", deviceId: "d1" })).toBe(false);
});

it("returns the same short text for the same session, and nothing for none", () => {
  expect(ownerOf("session-1")).toBe(ownerOf("session-1"));
  expect(ownerOf("x".repeat(4096)).length).toBeLessThan(12);
  expect(ownerOf("")).toBe("");
});

it("differs for ten thousand similar sessions", () => {
  const owners = Array.from({ length: 10_000 }, (_, index) => ownerOf(`session-${index}`));
  expect(new Set(owners).size).toBe(10_000);
});
