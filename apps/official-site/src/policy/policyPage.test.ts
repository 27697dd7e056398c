// @vitest-environment node
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { writePrivacyPolicy } from "./privacyPolicy.ts";
import { renderPolicyPage } from "./renderPolicyPage.ts";

const page = renderPolicyPage();

describe("the policy page", () => {
  it("matches the policy text; regenerate it with `pnpm --filter @lending/official-site policy-page`", () => {
    expect(readFileSync(path.join(import.meta.dirname, "privacy-policy.html"), "utf8")).toBe(page);
  });

  it("contains no script and loads no files", () => {
    expect(page).not.toMatch(/<script|<img|<link|\ssrc=|url\(/);
  });

  it.each([
    ["the lender company", "Sandbox Lending Corp."],
    ["the registration number", "SEC Registration No. CS000000000"],
    ["the authorisation number", "Certificate of Authority No. 0000"],
    ["the data collected", "Data we collect"],
    ["the purposes", "Purposes of processing"],
    ["the disclosure", "Disclosure"],
    ["cookies", "Cookies and local storage"],
    ["device information", "Device information"],
    ["minors", "Minors"],
    ["password security", "Password and account security"],
    ["the opt-out", "Opting out"],
    ["the grievance officer", "Grievance officer"],
  ])("covers %s", { tags: "site.privacy" }, (_, phrase) => {
    expect(page).toContain(phrase);
    expect(JSON.stringify(writePrivacyPolicy())).toContain(phrase);
  });
});
