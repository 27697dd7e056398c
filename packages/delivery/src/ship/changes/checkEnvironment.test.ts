import { readFileSync } from "node:fs";
import path from "node:path";
import { productionEnvironment as production } from "@lending/releases/testing";
import { describe, expect, it } from "vitest";
import { checkEnvironment } from "./checkEnvironment.ts";

const staging = { stage: "staging", locale: "en-PH", mobilePattern: "^0[89]\\d{9}$" };
const check = (environment: Record<string, unknown>, assets = "/assets/") => checkEnvironment({ environment, assets });

describe("the environment of a release", () => {
  it.each([
    [{ stage: "sandbox", appVersions: { "1.4.0": 0.8, "1.2.0": 0.2 } }],
    [{ ...staging, redirectHosts: ["*"], apiBase: "http://localhost:4100" }],
    [production],
    [{ ...production, imageHosts: ["img.example"] }],
  ])("is accepted: %j", (environment) => {
    expect(() => check(environment)).not.toThrow();
  });

  it("is rejected without a stage, and the message shows how to state one", () => {
    expect(() => check({})).toThrow("The environment states no stage. To try the site out: --stage sandbox.");
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["an unknown stage", { stage: "live" }, "stage: must be one of sandbox, staging, production."],
    ["a malformed app version", { stage: "sandbox", appVersions: { "1.4": 1 } }, "must be a version such as 1.4.0"],
    ["a share in percent", { stage: "sandbox", appVersions: { "1.4.0": 80 } }, "must be a share from 0 to 1"],
    [
      "a misspelt key",
      { stage: "sandbox", redirectHost: ["a.example"] },
      'redirectHost: is an unknown key. Did you mean "redirectHosts"?',
    ],
    [
      "an API without a scheme",
      { stage: "sandbox", apiBase: "api.lender.ph" },
      'apiBase: must be an address such as "https://api.lender.ph", without a query, not "api.lender.ph".',
    ],
    [
      "a site without a scheme",
      { stage: "sandbox", h5Base: "www.lender.ph" },
      'h5Base: must be an address such as "https://www.lender.ph", without a query, not "www.lender.ph".',
    ],
    [
      "a pattern that is none",
      { stage: "sandbox", mobilePattern: "(" },
      String.raw`mobilePattern: must be a regular expression such as "^0[89]\\d{9}$", not "(".`,
    ],
    [
      "an invalid entry of a list",
      { stage: "sandbox", redirectHosts: ["https://a.example"] },
      'redirectHosts.0: must be a host such as "pay.lender.ph", without "https://", not "https://a.example".',
    ],
    [
      "an invalid value inside a group",
      { stage: "sandbox", wireNames: { confirmation: { amount: "1" } } },
      'wireNames.confirmation.amount: must be like "alder", not "1".',
    ],
    ["a share as text", { stage: "sandbox", analyticsPercent: "10" }, "analyticsPercent: must be a number from 0 to"],
    [
      "events to no address",
      { stage: "sandbox", analyticsUrl: "reports.example" },
      "analyticsUrl: must be a path such",
    ],
    ["tracing as text", { stage: "sandbox", tracing: "on" }, 'tracing: must be true or false, not "on".'],
    ["an account that is a number", { stage: "sandbox", qrAccounts: [9171234567] }, "qrAccounts.0: "],
    ["a bank as an account", { ...production, qrAccounts: ["SANDPHM1XXX"] }, "qrAccounts: SANDPHM1XXX is a bank"],
    ["any host in production", { ...production, redirectHosts: ["*"] }, "redirectHosts: * allows any host"],
    [
      "a whole country in production",
      { ...production, redirectHosts: ["*.ph"] },
      "redirectHosts: *.ph allows any host",
    ],
    ["the session for any host", { stage: "sandbox", sessionHosts: ["*.a.example"] }, "sessionHosts.0: "],
    ["the session for this machine in production", { ...production, sessionHosts: ["localhost"] }, "sessionHosts: loc"],
    ["pictures from any host in production", { ...production, imageHosts: ["*"] }, "imageHosts: * allows any host"],
    ["a host of pictures with a scheme", { ...production, imageHosts: ["http://a.ph"] }, "imageHosts.0: "],
    ["an http API in production", { ...production, apiBase: "http://a.example" }, "apiBase: http://a.example is not"],
    ["an http site in production", { ...production, h5Base: "http://a.example" }, "h5Base: "],
    ["http events in production", { ...production, analyticsUrl: "http://a.example/c" }, "analyticsUrl: http://a.ex"],
    ["no brand in production", { ...production, brandName: undefined }, "brandName: must be the lender's own"],
    ["the sandbox's brand with a space", { ...production, brandName: "Sandbox Lending " }, "brandName: must be"],
    ["this machine as a host", { ...production, redirectHosts: ["localhost:4100"] }, "localhost:4100 allows any host"],
    [
      "the sandbox's phone in another spelling",
      { ...production, servicePhone: "+63280000000" },
      "servicePhone: must be",
    ],
    ["no app versions in production", { ...production, appVersions: undefined }, "appVersions: must name"],
    ["app versions that nobody has in production", { ...production, appVersions: { "1.4.0": 0 } }, "appVersions: must"],
    [
      "no company name in production",
      { ...production, companyName: undefined },
      "companyName: must be the lender's own",
    ],
    ["an empty SEC registration", { ...production, secRegistration: " " }, "secRegistration: must be the lender's own"],
    [
      "the sandbox's certificate of authority",
      { ...production, certificateOfAuthority: "0000 (sandbox)" },
      "certificateOfAuthority: must be the lender's own",
    ],
    ["no address in production", { ...production, companyAddress: undefined }, "companyAddress: must be the lender's"],
    ["no e-mail in production", { ...production, serviceEmail: "" }, "serviceEmail: must be the lender's own"],
    ["no grievance officer", { ...production, grievanceOfficer: " " }, "grievanceOfficer: must be the lender's own"],
    [
      "the sandbox's grievance e-mail",
      { ...production, grievanceEmail: "grievance@sandbox.example" },
      "grievanceEmail: must be the lender's own",
    ],
    ["a policy over http", { ...production, policyUrl: "http://araw.example/privacy" }, "policyUrl: "],
    ["the sandbox's phone", { ...production, servicePhone: "+63 2 8000 0000" }, "servicePhone: must be the lender's"],
  ])("is rejected with %s", { tags: "rulings.lender-identity" }, (_, environment, message) => {
    expect(() => check(environment)).toThrow(message);
  });

  it("is rejected with each example value of the file to fill in", { tags: "rulings.lender-identity" }, () => {
    const file = path.join(import.meta.dirname, "../../../../../apps/edge/deploy/environment.json");
    const {
      stage,
      locale,
      mobilePattern,
      appVersions: _,
      serviceHours: __,
      ...values
    } = JSON.parse(readFileSync(file, "utf8"));
    expect({ stage, locale, mobilePattern }).toEqual({ ...staging, stage: "production" });
    for (const [key, value] of Object.entries(values))
      expect(() => check({ ...production, [key]: value }), key).toThrow(new RegExp(`^${key}: [^;]+\\.$`));
  });

  it.each([
    ["staging", staging],
    ["production", production],
  ])(
    "is rejected in %s without a language and a pattern of mobile numbers, with one line each",
    {
      tags: ["rulings.languages", "rulings.mobile-pattern"],
    },
    (stage, environment) => {
      for (const key of ["locale", "mobilePattern"])
        expect(() => check({ ...environment, [key]: undefined })).toThrow(
          new RegExp(`^${key}: ${stage} must state [^;]+\\.$`),
        );
      expect(() => check({ stage: "sandbox" })).not.toThrow();
    },
  );

  it.each([
    ["09171234567", true],
    ["08131234567", true],
    ["08171234567", true],
    ["08951234567", true],
    ["08981234567", true],
    ["13812345678", false],
    ["0917123456", false],
    ["0281234567", false],
  ])("has an example pattern that decides for %s: %s", { tags: "rulings.mobile-pattern" }, (number, isMobile) => {
    const file = path.join(import.meta.dirname, "../../../../../apps/edge/deploy/environment.json");
    const { mobilePattern } = JSON.parse(readFileSync(file, "utf8"));
    expect(new RegExp(mobilePattern, "u").test(number)).toBe(isMobile);
  });

  it("is rejected in production with files over http", () => {
    expect(() => check(production, "http://cdn.example/")).toThrow("assets: http://cdn.example/ is not https");
  });

  it.each(["https://cdn.example", "/assets", "//cdn.example/", "javascript:/", "assets/"])(
    "is rejected with the asset address %s, which no reader accepts",
    (assets) => {
      expect(() => check({ stage: "sandbox" }, assets)).toThrow(`assets: ${assets} must begin with`);
    },
  );

  it("is rejected with a list of all problems", () => {
    expect(() => check({ stage: "production", redirectHosts: ["*"] })).toThrow(
      /^\d+ problems:\n(?: {2}\w+: .*\n)+ {2}brandName: .*\n {2}servicePhone: .*$/,
    );
  });
});
