import { describe, expect, it } from "vitest";
import { makeEnvironment, makeLaunch, makePage } from "../testing/index.ts";
import { type ExternalOptions, openExternal } from "./openExternal.ts";

const launch = makeLaunch({ deviceName: "A 1" });
const common =
  "appVersion=1.0.0&deviceName=A+1&deviceId=device-1&osVersion=10&sessionId=demo&advertisingId=advertising-1&clientType=android";
const environment = makeEnvironment({
  apiBase: "https://api.lender.ph",
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
  it("goes to an allowed link, with a way back or without", () => {
    expect(open("https://pay.partner.ph/a?b=c%20d")).toEqual({
      verdict: { opened: true },
      opened: ["https://pay.partner.ph/a?b=c%20d"],
      replaced: [],
    });
    expect(open("https://pay.partner.ph/", { replace: true }).replaced).toEqual(["https://pay.partner.ph/"]);
  });

  it("stays, and says why, where the link is not allowed", () => {
    expect(open("javascript:alert(1)")).toEqual({
      verdict: { opened: false, reason: "scheme" },
      opened: [],
      replaced: [],
    });
  });

  it("adds nothing for a name without a value", () => {
    const query = { orderId: undefined, code: "7" };
    expect(open("https://pay.partner.ph/a", { query }).opened).toEqual(["https://pay.partner.ph/a?code=7"]);
  });

  it.each(["https://api.lender.ph/x", "https://h5.lender.ph/x", "https://pay.partner.ph/x"])(
    "adds the common client query to %s, the lender's own",
    (link) => {
      expect(open(link, { withClientQuery: true }).opened).toEqual([`${link}?${common}`]);
    },
  );

  it.each([
    ["a host that only a wildcard allows", "https://a.wallet.ph/x"],
    ["any other host", "https://anything.test/x"],
    ["an unprotected link of the lender's own", "http://api.lender.ph/x"],
  ])("keeps the session from %s", (_, link) => {
    expect(open(link, { withClientQuery: true }).opened).toEqual([link]);
  });

  it("lets the session travel unprotected where this page already is", () => {
    const page = makePage({ href: "http://localhost:4100/loanDetail" });
    expect(open("/next", { withClientQuery: true }, page).opened).toEqual([`http://localhost:4100/next?${common}`]);
  });

  it("adds no session unasked", () => {
    expect(open("https://api.lender.ph/x").opened).toEqual(["https://api.lender.ph/x"]);
  });

  it("adds what the caller says, behind what the link has, and keeps the link's own values", () => {
    expect(open("https://pay.partner.ph/a?from=x%20y&z#h", { query: { from: "confirm", step: "1" } }).opened).toEqual([
      "https://pay.partner.ph/a?from=x%20y&z&step=1#h",
    ]);
    expect(open("https://pay.partner.ph/a", { query: { from: "confirm" } }).opened).toEqual([
      "https://pay.partner.ph/a?from=confirm",
    ]);
  });

  it("lets the page lead to itself once, whatever the order, session or hash, and then stops", () => {
    const page = makePage({ href: "https://h5.lender.ph/loanDetail?orderId=o-1&productId=p-1" });
    const link = "https://h5.lender.ph/loanDetail?productId=p-1&orderId=o-1#top";
    expect(open(link, { replace: true, withClientQuery: true }, page).verdict).toEqual({ opened: true });
    expect(open(link, { replace: true, withClientQuery: true }, page).verdict).toEqual({
      opened: false,
      reason: "loop",
    });
    expect(page.opened).toHaveLength(1);
  });

  it("goes to another page as often as asked", () => {
    const page = makePage({ href: "https://h5.lender.ph/loanDetail?orderId=o-1" });
    for (let n = 0; n < 3; n += 1) open("https://h5.lender.ph/loanDetail?orderId=o-2", {}, page);
    expect(page.opened).toHaveLength(3);
  });

  it("tells pages apart whose queries only read the same", () => {
    const page = makePage({ href: "https://h5.lender.ph/loanDetail?ab=c" });
    for (let n = 0; n < 2; n += 1) open("https://h5.lender.ph/loanDetail?a=bc", {}, page);
    expect(page.opened).toHaveLength(2);
  });

  it("does not lead the page to itself where nothing can be remembered", () => {
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
