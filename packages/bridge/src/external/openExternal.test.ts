import { describe, expect, it } from "vitest";
import { makeEnvironment, makeLaunch, makePage } from "../testing/TestApp.tsx";
import { type ExternalOptions, openExternal } from "./openExternal.ts";
import { withQuery } from "./withQuery.ts";

const launch = makeLaunch({ deviceName: "A 1" });
const common =
  "appVersion=1.0.0&deviceName=A+1&deviceId=device-1&osVersion=10&sessionId=demo&advertisingId=advertising-1&clientType=android";
const environment = makeEnvironment({
  apiBase: "https://api.lender.ph",
  sessionHosts: ["Old.Lender.ph", "page.lender.ph:8443"],
  redirectHosts: ["pay.partner.ph", "*.wallet.ph", "*"],
});

function open(
  link: unknown,
  options: ExternalOptions = {},
  page = makePage({ href: "https://h5.lender.ph/loanDetail" }),
) {
  const verdict = openExternal(link, { environment, launch, page }, options);
  return { verdict, opened: page.opened, replaced: page.replaced };
}

describe("openExternal", () => {
  it("opens an allowed link as a new or a replaced history entry", () => {
    expect(open("https://pay.partner.ph/a?b=c%20d")).toEqual({
      verdict: { opened: true },
      opened: ["https://pay.partner.ph/a?b=c%20d"],
      replaced: [],
    });
    expect(open("https://pay.partner.ph/", { replace: true }).replaced).toEqual(["https://pay.partner.ph/"]);
  });

  it.each([
    "javascript:alert(1)",
    "intent://pay.partner.ph/#Intent;scheme=https;package=com.evil;end",
    "intent:#Intent;action=android.intent.action.CALL;end",
    "market://details?id=com.evil",
    "android-app://com.evil/https/pay.partner.ph",
    "itms-apps://pay.partner.ph/app",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///sdcard/a.html",
    "content://com.evil/1",
    "about:blank",
    "tel:*21*0917%23",
    "sms:2366?body=LOAD",
    "mailto:a@pay.partner.ph",
    "wallet://pay",
  ])("does not open %s, although every host is allowed", (link) => {
    for (const replace of [false, true])
      expect(open(link, { replace, withClientQuery: true })).toEqual({
        verdict: { opened: false, reason: "scheme" },
        opened: [],
        replaced: [],
      });
  });

  it("adds nothing for a name without a value", () => {
    const query = { orderId: undefined, code: "7" };
    expect(open("https://pay.partner.ph/a", { query }).opened).toEqual(["https://pay.partner.ph/a?code=7"]);
  });

  it.each(["api.lender.ph", "h5.lender.ph", "page.lender.ph:8443", "old.lender.ph"])(
    "adds the common client query to %s, which belongs to the lender",
    { tags: ["rulings.shared-parameters", "rulings.session-hosts"] },
    (host) => {
      expect(open(`https://${host}/x`, { withClientQuery: true }).opened).toEqual([`https://${host}/x?${common}`]);
    },
  );

  it.each([
    ["a host that `redirectHosts` names", "https://pay.partner.ph/x"],
    ["a host that only a wildcard allows", "https://a.wallet.ph/x"],
    ["any other host", "https://anything.test/x"],
    ["another port of the lender's host", "https://page.lender.ph/x"],
    ["a subdomain of the lender's host", "https://new.old.lender.ph/x"],
    ["an http link on the lender's host", "http://api.lender.ph/x"],
  ])("does not send the session to %s", { tags: "rulings.session-hosts" }, (_, link) => {
    expect(open(link, { withClientQuery: true }).opened).toEqual([link]);
  });

  it("sends the session over http when the page itself is on http", () => {
    const page = makePage({ href: "http://localhost:4100/loanDetail" });
    expect(open("/next", { withClientQuery: true }, page).opened).toEqual([`http://localhost:4100/next?${common}`]);
  });

  it("adds no session by default", () => {
    expect(open("https://api.lender.ph/x").opened).toEqual(["https://api.lender.ph/x"]);
  });

  it.each([
    ["?from=x%20y&z#h", { from: "confirm", step: "1" }, "?z&from=confirm&step=1#h"],
    ["?q=%20+%2B&fr%6Fm=x&from", { from: "confirm" }, "?q=%20+%2B&from=confirm"],
    ["", { from: "confirm" }, "?from=confirm"],
  ])("sets the caller's query in place of the link's, and keeps the rest as it is: %j", (search, query, result) => {
    expect(open(`https://pay.partner.ph/a${search}`, { query }).opened).toEqual([`https://pay.partner.ph/a${result}`]);
  });

  it("opens another page any number of times", () => {
    const page = makePage({ href: "https://h5.lender.ph/loanDetail?orderId=o-1" });
    for (let n = 0; n < 3; n += 1) open("https://h5.lender.ph/loanDetail?orderId=o-2", {}, page);
    expect(page.opened).toHaveLength(3);
  });

  it("distinguishes pages with queries that only concatenate to the same text", () => {
    const page = makePage({ href: "https://h5.lender.ph/loanDetail?ab=c" });
    for (let n = 0; n < 2; n += 1) open("https://h5.lender.ph/loanDetail?a=bc", {}, page);
    expect(page.opened).toHaveLength(2);
  });

  it("does not redirect the page to itself when storage throws", () => {
    const page = makePage({ href: "https://h5.lender.ph/a" });
    const forgetful = {
      location: page.location,
      get sessionStorage(): Storage {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    expect(openExternal("/a", { environment, launch, page: forgetful })).toEqual({ opened: false, reason: "loop" });
    expect(openExternal("/b", { environment, launch, page: forgetful })).toEqual({ opened: true });
  });
});

it("withQuery appends to an existing query, before the hash, and leaves out empty values", () => {
  expect(withQuery("/a?x=1#/b", { y: "2", z: "", w: undefined })).toBe("/a?x=1&y=2#/b");
  expect(withQuery("/a", { y: "2" })).toBe("/a?y=2");
  expect(withQuery("/a", {})).toBe("/a");
});
