import { FUZZ_TIMEOUT_MS, runs } from "@lending/api-client/fuzz";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeEnvironment, makeLaunch, makePage } from "../testing/TestApp.tsx";
import { checkLink } from "./checkLink.ts";
import { openExternal } from "./openExternal.ts";

const environment = makeEnvironment({
  apiBase: "https://api.lender.ph",
  redirectHosts: ["pay.partner.ph", "*.wallet.ph"],
});
const launch = makeLaunch();
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
        const verdict = openExternal(sent, { environment, launch, page }, { replace, withClientQuery });
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
        const first = checkLink(sent, environment, PAGE_HREF);
        if ("reason" in first) return;
        const second = checkLink(first.url.href, environment, PAGE_HREF);
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
        const open = () => openExternal(to, { environment, launch, page }, { withClientQuery: true });
        expect(open()).toEqual({ opened: true });
        expect(open()).toEqual({ opened: false, reason: "loop" });
        expect(page.opened).toHaveLength(1);
      }),
      runs(300),
    );
  });
});
