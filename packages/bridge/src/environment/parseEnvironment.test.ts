import { sandboxWireNames } from "@lending/api-client/sandbox-wire-names";
import { describe, expect, it, vi } from "vitest";
import { parseEnvironment } from "./parseEnvironment.ts";

function parse(value: unknown) {
  const problems: string[] = [];
  return { environment: parseEnvironment(value, (path) => problems.push(path)), problems };
}

const sandbox = parseEnvironment({ stage: "sandbox" });
const restrictive = {
  mobilePatterns: {},
  redirectHosts: [],
  sessionHosts: [],
  imageHosts: [],
  analyticsUrl: "",
  companyName: "",
  secRegistration: "",
  certificateOfAuthority: "",
  companyAddress: "",
  serviceEmail: "",
  serviceHours: "",
  grievanceOfficer: "",
  grievanceEmail: "",
};

describe("parseEnvironment", () => {
  it("returns the defaults of the sandbox when only the stage is stated", {
    tags: [
      "product.environment",
      "rulings.obfuscated-names",
      "requests.json-headers",
      "requests.form-headers",
      "product.service-phone",
    ],
  }, () => {
    expect(parse({ stage: "sandbox" })).toEqual({
      problems: [],
      environment: {
        stage: "sandbox",
        apiBase: "",
        h5Base: "",
        productPrefix: "/api/app",
        appPackage: "ph.sandbox.lending",
        brandName: "Sandbox Lending",
        brandGradient: ["#07424b", "#0c766d"],
        fontColors: { ink: "#ffffff", inkSoft: "#e3f2ee" },
        servicePhone: "+63 2 8000 0000",
        linkScheme: "sandboxlending",
        locale: "source",
        mobilePattern: "^1[3-9]\\d{9}$",
        mobilePatterns: {
          "en-PH": "^(?:1[3-9]|09)\\d{9}$",
          "fil-PH": "^(?:1[3-9]|09)\\d{9}$",
          "zh-CN": "^(?:1[3-9]|09)\\d{9}$",
        },
        headers: {
          json: { "X-Session-Id": "sessionId", "X-Device-Id": "deviceId" },
          form: { "X-App-Version": "appVersion", "X-Advertising-Id": "advertisingId" },
        },
        wireNames: sandboxWireNames,
        redirectHosts: ["*"],
        sessionHosts: [],
        imageHosts: ["*"],
        analyticsUrl: "/collect",
        companyName: "Sandbox Lending Corp.",
        secRegistration: "CS000000000 (sandbox)",
        certificateOfAuthority: "0000 (sandbox)",
        companyAddress: "1 Sample Street, Makati City, 1200 Metro Manila, Philippines",
        serviceEmail: "help@sandbox.example",
        serviceHours: "08:00-20:00",
        grievanceOfficer: "The Grievance Officer",
        grievanceEmail: "grievance@sandbox.example",
        policyUrl: "",
        qrAccounts: [],
        analyticsPercent: 100,
        tracing: false,
        nativePages: { home: "home", mine: "mine", login: "login", product: "product" },
      },
    });
  });

  it.each([
    [{}, "production"],
    [{ stage: "production" }, "production"],
    [{ stage: "staging" }, "staging"],
    // A malformed stage has no developer tools.
    ...["Sandbox", "live", 1, null].map((stage) => [{ stage }, "production"] as const),
  ] as const)("uses restrictive values for %j", { tags: "rulings.environment" }, (value, stage) => {
    expect(parse(value).environment).toEqual({ ...sandbox, ...restrictive, stage });
  });

  it("has no patterns of single languages in a sandbox with its own mobilePattern", {
    tags: "rulings.mobile-pattern",
  }, () => {
    const { environment } = parse({ stage: "sandbox", mobilePattern: "^09\\d{9}$" });
    expect(environment).toMatchObject({ mobilePattern: "^09\\d{9}$", mobilePatterns: {} });
    expect(Object.keys(environment.mobilePatterns)).toEqual([]);
  });

  it("uses a deployment's values and keeps the defaults of the other keys", { tags: "product.environment" }, () => {
    const { environment, problems } = parse({
      stage: "sandbox",
      apiBase: "https://api.lender.ph/",
      locale: "fil-PH",
      headers: { json: { "X-Token": "sessionId" } },
      wireNames: { recommended: { logo: "img" } },
      redirectHosts: ["Pay.Example.com", "*.lender.ph", "localhost:4100"],
      somethingElse: 1,
    });
    expect(problems).toEqual([]);
    expect(environment).toEqual({
      ...sandbox,
      apiBase: "https://api.lender.ph",
      locale: "fil-PH",
      headers: { json: { "X-Token": "sessionId" }, form: sandbox.headers.form },
      wireNames: { ...sandbox.wireNames, recommended: { ...sandbox.wireNames.recommended, logo: "img" } },
      redirectHosts: ["pay.example.com", "*.lender.ph", "localhost:4100"],
    });
  });

  it.each([
    ["apiBase", "javascript:alert(1)"],
    ["apiBase", "https://user:pass@api.test"],
    ["apiBase", "https://api.test?x=1"],
    ["apiBase", "//api.test"],
    ["apiBase", " https://api.test"],
    ["h5Base", 4],
    ["productPrefix", "api app"],
    ["brandName", "Lender\u202e"],
    ["brandName", ""],
    ["brandGradient", ["red", "blue"]],
    ["brandGradient", ["#fff"]],
    ["fontColors", null],
    ["servicePhone", "call me"],
    ["servicePhone", "0917-CALL-NOW"],
    ["servicePhone", "+63 2 8000 0000;ext=1"],
    ["servicePhone", "( ) -"],
    ["linkScheme", "javascript"],
    ["linkScheme", "HTTPS"],
    ["linkScheme", "intent"],
    ["locale", "de"],
    ["mobilePattern", "("],
    ["mobilePattern", "\\-"],
    ["headers", "X"],
    ["wireNames", "x"],
    ["nativePages", 0],
  ] as const)("uses the sandbox's value of %s and reports it when it is %j", (key, invalid) => {
    const { environment, problems } = parse({
      stage: "sandbox",
      [key]: invalid,
      brandName: key === "brandName" ? invalid : "Lender",
    });
    expect(environment[key]).toEqual(sandbox[key]);
    expect(problems.every((path) => path.startsWith(key))).toBe(true);
    expect(problems).not.toEqual([]);
    if (key !== "brandName") expect(environment.brandName).toBe("Lender");
  });

  it.each([
    ["serviceEmail", "help"],
    ["serviceEmail", "help@lender.ph?bcc=other@lender.ph"],
    ["grievanceEmail", "a b@lender.ph"],
    ["companyAddress", "1 Street\u202e"],
    ["policyUrl", "http://lender.ph/privacy"],
    ["policyUrl", "https://user:pass@lender.ph"],
    ["policyUrl", "https://lender.ph/ privacy"],
    ["policyUrl", "javascript:alert(1)"],
  ] as const)("has no %s and reports it when it is %j", (key, invalid) => {
    const { environment, problems } = parse({ stage: "production", [key]: invalid });
    expect(environment[key]).toBe("");
    expect(problems).toEqual([key]);
  });

  it.each([
    ["http://localhost:4100", "http://localhost:4100"],
    ["https://api.lender.ph/v1//", "https://api.lender.ph/v1"],
  ])("reads the base %s without its trailing slashes", (apiBase, base) => {
    expect(parse({ apiBase })).toMatchObject({ environment: { apiBase: base }, problems: [] });
  });

  it("reports an invalid key by its path and keeps its siblings", { tags: "rulings.environment" }, () => {
    const { environment, problems } = parse({
      wireNames: { recommended: { logo: "__proto__", name: "title" } },
      headers: { json: { "X-Session-Id": "sessionId", "Bad Header": "deviceId", "X-Unknown": "password" } },
    });
    expect(problems.sort()).toEqual([
      "headers.json.Bad Header",
      "headers.json.X-Unknown",
      "wireNames.recommended.logo",
    ]);
    expect(environment.wireNames.recommended).toMatchObject({ logo: "kestrel", name: "title" });
    expect(environment.headers.json).toEqual({ "X-Session-Id": "sessionId" });
  });

  it.each([
    ["anything", []],
    [null, []],
    [["good.ph", "https://bad.ph", 7, "a b", "*evil.ph", "**"], ["good.ph"]],
  ])("allows no host instead of all when redirectHosts or imageHosts is %j", (invalid, hosts) => {
    expect(parse({ stage: "sandbox", redirectHosts: invalid }).environment.redirectHosts).toEqual(hosts);
    expect(parse({ stage: "sandbox", imageHosts: invalid }).environment.imageHosts).toEqual(hosts);
  });

  it("has no wildcard among the hosts that may receive the session", { tags: "rulings.session-hosts" }, () => {
    const sessionHosts = ["Old.Lender.ph", "*.lender.ph", "*"];
    expect(parse({ sessionHosts }).environment.sessionHosts).toEqual(["old.lender.ph"]);
  });

  it("drops only the invalid entries of the accounts of QR Ph codes", { tags: "rulings.qr-accounts" }, () => {
    const template = "0011ph.ppmi.p2m0310SANDBOX001";
    const { environment, problems } = parse({ qrAccounts: ["SANDBOX001", "A\n1", 7, template, "9".repeat(201)] });
    expect(environment.qrAccounts).toEqual(["SANDBOX001", template]);
    expect(problems).toHaveLength(3);
    expect(parse({ qrAccounts: "SANDBOX001" }).environment.qrAccounts).toEqual([]);
  });

  it("disables reporting when analyticsPercent is invalid", () => {
    expect(parse({ analyticsPercent: 5 }).environment.analyticsPercent).toBe(5);
    expect(parse({ analyticsPercent: 101 }).environment.analyticsPercent).toBe(0);
    for (const invalid of ["all", "50", -1, null]) {
      expect(parse({ analyticsPercent: invalid }).environment.analyticsPercent).toBe(0);
    }
  });

  it("disables tracking events when analyticsUrl is invalid", () => {
    expect(parse({ stage: "sandbox", analyticsUrl: "javascript:0" }).environment.analyticsUrl).toBe("");
    expect(parse({ stage: "sandbox", analyticsUrl: "//evil.test/x" }).environment.analyticsUrl).toBe("");
  });

  it.each([null, undefined, "text", [1], 12])("uses restrictive values and reports a problem for %j", (value) => {
    expect(parse(value)).toEqual({ environment: parseEnvironment({}), problems: ["environment"] });
  });

  it("does not throw for a circular value or without a listener", () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const listener = vi.fn();
    expect(parseEnvironment(circular, listener)).toEqual(parseEnvironment({}));
    expect(parseEnvironment({ locale: "xx" })).toEqual(parseEnvironment({}));
    expect(parseEnvironment(null)).toEqual(parseEnvironment({}));
    expect(listener).toHaveBeenCalledWith("environment");
  });
});
