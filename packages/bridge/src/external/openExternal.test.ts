import { FUZZ_TIMEOUT_MS, runs } from "@lending/api-client/fuzz";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeEnvironment, makeLaunch, makePage } from "../testing/TestApp.tsx";
import { checkLink } from "./checkLink.ts";
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

const lender = makeEnvironment({
  apiBase: "https://api.lender.ph",
  redirectHosts: ["pay.partner.ph", "*.wallet.ph"],
});
const PAGE_HREF = "https://h5.lender.ph/loanDetail?productId=p-1&orderId=o-1";
const ALLOWED = /^(?:h5\.lender\.ph|api\.lender\.ph|pay\.partner\.ph|[\w.-]+\.wallet\.ph)$/;
const SECRET = /session-canary|device-canary|advertising-canary/;

/** Parts of addresses that URL parsers disagree about. */
const piece = fc.constantFrom(
  ..."https: http: javascript: data: intent: blob: file: tel: // / \\ @ : # ? & = . .. %2f %00 %0a %5c %40 \t \n \r \u0000 \u200b \u202e \ufeff \u3002 ． ｅ [::1] 127.0.0.1 0x7f.1 localhost user:pass@ user@ pay.partner.ph PAY.PARTNER.PH evil.test pay.partner.ph.evil.test wallet.ph a.wallet.ph evilwallet.ph .wallet.ph h5.lender.ph api.lender.ph :443 :80 :8443 xn--80ak6aa92e.com $& <script> sessionId=x".split(
    " ",
  ),
  " ",
);
const link = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join("")),
  fc
    .tuple(
      fc.constantFrom("https://", "http://", "HTTPS://", "https:/", "https:", "//", "/", ""),
      fc.array(piece, { maxLength: 6 }),
    )
    .map(([start, parts]) => start + parts.join("")),
  fc.string({ unit: "binary" }),
  fc.anything(),
);

describe("openExternal with any link", () => {
  it("opens only http(s) addresses without credentials on an allowed host", {
    timeout: FUZZ_TIMEOUT_MS,
  }, () => {
    fc.assert(
      fc.property(link, fc.boolean(), fc.boolean(), (sent, replace, withClientQuery) => {
        const page = makePage({ href: PAGE_HREF });
        const verdict = openExternal(sent, { environment: lender, launch, page }, { replace, withClientQuery });
        expect(page.opened).toHaveLength(verdict.opened ? 1 : 0);
        for (const opened of page.opened) {
          const url = new URL(opened);
          expect(url.protocol).toMatch(/^https?:$/);
          expect(url.username + url.password).toBe("");
          expect(url.hostname).toMatch(ALLOWED);
          expect(opened).not.toMatch(/[\s\p{Cc}\p{Cf}\\]/u);
        }
      }),
      runs(300),
    );
  });

  it("never sends the session to a host outside the lender's or from https to http", {
    tags: "rulings.secrets-stay",
    timeout: FUZZ_TIMEOUT_MS,
  }, () => {
    const secret = makeLaunch({
      sessionId: "session-canary",
      deviceId: "device-canary",
      advertisingId: "advertising-canary",
    });
    const open = makeEnvironment({ apiBase: "https://api.lender.ph", redirectHosts: ["*", "pay.partner.ph"] });
    fc.assert(
      fc.property(link, (sent) => {
        const page = makePage({ href: PAGE_HREF });
        openExternal(sent, { environment: open, launch: secret, page }, { withClientQuery: true });
        for (const opened of page.opened.filter((one) => SECRET.test(one))) {
          const { protocol, host } = new URL(opened);
          expect(protocol).toBe("https:");
          expect(["h5.lender.ph", "api.lender.ph"]).toContain(host);
        }
      }),
      runs(300),
    );
  });

  it("accepts an address that it has parsed and serialised itself", { timeout: FUZZ_TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(link, (sent) => {
        const first = checkLink(sent, lender, PAGE_HREF);
        if ("reason" in first) return;
        const second = checkLink(first.url.href, lender, PAGE_HREF);
        expect("url" in second && second.url.href).toBe(first.url.href);
      }),
      runs(300),
    );
  });

  it("allows one redirect of a page to itself for any order of the query, session and hash", {
    timeout: FUZZ_TIMEOUT_MS,
  }, () => {
    const names = fc.uniqueArray(fc.string({ unit: fc.constantFrom(..."abcdef"), minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(names, fc.boolean(), (all, reversed) => {
        const query = (order: readonly string[]) => order.map((name) => `${name}=1`).join("&");
        const page = makePage({ href: `https://h5.lender.ph/order?${query(all)}` });
        const to = `https://h5.lender.ph/order?${query(reversed ? [...all].reverse() : all)}#again`;
        const open = () => openExternal(to, { environment: lender, launch, page }, { withClientQuery: true });
        expect(open()).toEqual({ opened: true });
        expect(open()).toEqual({ opened: false, reason: "loop" });
        expect(page.opened).toHaveLength(1);
      }),
      runs(300),
    );
  });
});
