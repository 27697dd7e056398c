import { expect, it } from "vitest";
import { isOwnHost } from "./ownHosts.ts";
import { parseEnvironment } from "./parseEnvironment.ts";

const deployed = parseEnvironment({
  apiBase: "https://api.lender.ph",
  h5Base: "https://h5.lender.ph:8443",
  sessionHosts: ["Old.Lender.ph", "*.lender.ph", "*"],
  redirectHosts: ["pay.partner.ph", "*.wallet.ph", "*"],
});

it.each([
  ["api.lender.ph", true],
  ["API.lender.ph", true],
  ["h5.lender.ph:8443", true],
  ["h5.lender.ph", false],
  ["old.lender.ph", true],
  ["new.lender.ph", false],
  ["pay.partner.ph", false],
  ["a.wallet.ph", false],
  ["*", false],
  ["*.wallet.ph", false],
  ["anything.test", false],
  ["page.lender.ph", false],
])("returns for %s whether it belongs to the lender: %s", { tags: "rulings.session-hosts" }, (host, own) => {
  expect(isOwnHost(host, deployed, "page.lender.ph")).toBe(own);
});

it("uses the page's host for an empty base", () => {
  const sandbox = parseEnvironment({ stage: "sandbox" });
  expect(isOwnHost("localhost:4100", sandbox, "localhost:4100")).toBe(true);
  expect(isOwnHost("", sandbox, "")).toBe(false);
});
