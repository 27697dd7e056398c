import { describe, expect, it, vi } from "vitest";
import { parseEnvironment } from "./parseEnvironment.ts";

function parse(value: unknown) {
  const problems: string[] = [];
  return { environment: parseEnvironment(value, (path) => problems.push(path)), problems };
}

const sandbox = parseEnvironment({ stage: "sandbox" });

describe("parseEnvironment", () => {
  it("returns the defaults of the sandbox when only the stage is stated", () => {
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
        headers: {
          json: { "X-Session-Id": "sessionId", "X-Device-Id": "deviceId" },
          form: { "X-App-Version": "appVersion", "X-Advertising-Id": "advertisingId" },
        },
        wireNames: {
          recommended: {
            logo: "kestrel",
            name: "linnet",
            buttonText: "marl",
            rangeText: "tansy",
            rangeDescription: "fennel",
            rateText: "sorrel",
            description: "burdock",
            enabled: "yarrow",
            productId: "cumin",
          },
          openProduct: { module: "brae", position: "corrie", productId: "lochan" },
          openProductAnswer: { status: "tarn", data: "strath", link: "glen", message: "ben" },
          confirmation: {
            amount: "alder",
            periods: "birch",
            termUnit: "cedar",
            details: "dogwood",
            repayPlans: "elder",
            rateDescription: "fir",
            popType: "gorse",
            popTitle: "hazel",
            popContent: "ivy",
            popAgreementUrl: "juniper",
            productLogo: "larch",
            productName: "maple",
            redirectLink: "nutmeg",
          },
        },
        redirectHosts: ["*"],
        imageHosts: ["*"],
        analyticsUrl: "/collect",
        analyticsPercent: 100,
        nativePages: { home: "home", mine: "mine", login: "login", product: "product" },
      },
    });
  });

  it.each([[{}], [{ stage: "production" }], [{ stage: "Sandbox" }], [null]])(
    "keeps everything closed for %j",
    (value) => {
      expect(parse(value).environment).toEqual({
        ...sandbox,
        stage: "production",
        redirectHosts: [],
        analyticsUrl: "",
      });
    },
  );

  it("opens no link and sends no event on a staging site that does not state where to", () => {
    expect(parse({ stage: "staging" })).toEqual({
      environment: { ...sandbox, stage: "staging", redirectHosts: [], analyticsUrl: "" },
      problems: [],
    });
  });

  it("takes a deployment's own values and leaves the rest", () => {
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
  ] as const)("gives %s the sandbox's value when it is %j, and says so", (key, odd) => {
    const { environment, problems } = parse({
      stage: "sandbox",
      [key]: odd,
      brandName: key === "brandName" ? odd : "Lender",
    });
    expect(environment[key]).toEqual(sandbox[key]);
    expect(problems.every((path) => path.startsWith(key))).toBe(true);
    expect(problems).not.toEqual([]);
    if (key !== "brandName") expect(environment.brandName).toBe("Lender");
  });

  it.each([
    ["http://localhost:4100", "http://localhost:4100"],
    ["https://api.lender.ph/v1//", "https://api.lender.ph/v1"],
  ])("takes %s for a base, without the slashes at its end", (apiBase, base) => {
    expect(parse({ apiBase })).toMatchObject({ environment: { apiBase: base }, problems: [] });
  });

  it("names an odd key by its path and keeps its neighbours", () => {
    const { environment, problems } = parse({
      wireNames: { recommended: { logo: "__proto__", name: "title" } },
      headers: { json: { "X-Session-Id": "sessionId", "Bad Header": "deviceId", "X-Odd": "password" } },
    });
    expect(problems.sort()).toEqual(["headers.json.Bad Header", "headers.json.X-Odd", "wireNames.recommended.logo"]);
    expect(environment.wireNames.recommended).toMatchObject({ logo: "kestrel", name: "title" });
    expect(environment.headers.json).toEqual({ "X-Session-Id": "sessionId" });
  });

  it.each([
    ["anything", []],
    [null, []],
    [["good.ph", "https://bad.ph", 7, "a b", "*evil.ph", "**"], ["good.ph"]],
  ])("closes instead of opening when redirectHosts or imageHosts is %j", (odd, hosts) => {
    expect(parse({ stage: "sandbox", redirectHosts: odd }).environment.redirectHosts).toEqual(hosts);
    expect(parse({ stage: "sandbox", imageHosts: odd }).environment.imageHosts).toEqual(hosts);
  });

  it.each(["Production", "live", 1, null])("shuts the developer's tools when stage is %j", (odd) => {
    expect(parse({ stage: odd }).environment.stage).toBe("production");
  });

  it("tells nothing of how it runs when the share of those who tell is odd", () => {
    expect(parse({ analyticsPercent: 5 }).environment.analyticsPercent).toBe(5);
    expect(parse({ analyticsPercent: 101 }).environment.analyticsPercent).toBe(0);
    for (const odd of ["all", "50", -1, null]) {
      expect(parse({ analyticsPercent: odd }).environment.analyticsPercent).toBe(0);
    }
  });

  it("sends events nowhere when analyticsUrl is odd", () => {
    expect(parse({ stage: "sandbox", analyticsUrl: "javascript:0" }).environment.analyticsUrl).toBe("");
    expect(parse({ stage: "sandbox", analyticsUrl: "//evil.test/x" }).environment.analyticsUrl).toBe("");
  });

  it.each([[null], [undefined], ["text"], [[1]], [12]])("is closed, with a problem, for %j", (value) => {
    expect(parse(value)).toEqual({ environment: parseEnvironment({}), problems: ["environment"] });
  });

  it("does not throw on a circular value and needs nobody to listen", () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const listener = vi.fn();
    expect(parseEnvironment(circular, listener)).toEqual(parseEnvironment({}));
    expect(parseEnvironment({ locale: "xx" })).toEqual(parseEnvironment({}));
    expect(parseEnvironment(null)).toEqual(parseEnvironment({}));
    expect(listener).toHaveBeenCalledWith("environment");
  });
});
