import { parseEnvironment } from "@lending/bridge/environment";
import { describe, expect, it } from "vitest";
import { respondOtherSiteLink } from "./otherSiteLink.ts";

const respondTo = (search: string) =>
  respondOtherSiteLink(
    new Request(`https://h5.lender.ph/repay${search}`, { headers: { "sec-fetch-site": "cross-site" } }),
    parseEnvironment({}),
  );
const refused = (await respondTo("?sessionId=s1")) as Response;
const html = await refused.clone().text();

/** Runs the document's script with a stored launch, and returns the address that it opens. */
function open(address: string, stored: string | null = "sessionId=s1&deviceId=d1", isBlocked = false): string {
  const [, script = ""] = /<script>(.*)<\/script>/.exec(html) ?? [];
  let opened = "";
  const url = new URL(address, "https://h5.lender.ph");
  const location = {
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    replace: (to: string) => {
      opened = to;
    },
  };
  const sessionStorage = {
    getItem() {
      if (isBlocked) throw new Error("SecurityError");
      return stored;
    },
  };
  new Function("location", "sessionStorage", script)(location, sessionStorage);
  return opened;
}

describe("a link from another site", () => {
  it.each([
    ["/loanDetail?productId=p-1&orderId=o-1&sessionId=s1", "/loanDetail?productId=p-1&orderId=o-1"],
    ["/repay?sessionId=s1&deviceId=d1&advertisingId=other&appVersion=9&platform=ios", "/repay"],
    ["/error?message=Pay+0917", "/error"],
    [
      "/promotion?utm_tag=ad&lang=zh-CN&advertisingId=a#/downloadTemplate",
      "/promotion?utm_tag=ad&lang=zh-CN#/downloadTemplate",
    ],
    ["https://h5.lender.ph//evil.test/?sessionId=s1", "/evil.test/"],
  ])("%s opens without its launch and message: %s", (link, opened) => {
    expect(open(link)).toBe(opened);
  });

  it.each([
    "/repay?productId=p-1&orderId=o-1&sessionId=other",
    "/loanDetail?sessionId=",
    "/loanDetail?sessionId",
    "/loanDetail?deviceId=other",
    "/loanDetail?sessionId=s1&deviceId=",
    "/repaymentOfCode?showType=1&payCode=801244673091&repayAmount=265000",
    "/repaymentOfCode?showType=2&payCodeImg=https://evil.test/qr.png&sessionId=s1",
    "/payInstructions?payCode=801244673091",
  ])("%s opens the page that says so", (link) => {
    expect(open(link)).toBe("/otherSite");
  });

  it.each([
    ["nothing is stored", null, false],
    ["storage is blocked", "sessionId=s1", true],
  ])("with a session opens the page that says so when %s", (_, stored, isBlocked) => {
    expect(open("/loanDetail?sessionId=s1", stored, isBlocked)).toBe("/otherSite");
    expect(open("/loanDetail?appVersion=1", stored, isBlocked)).toBe("/loanDetail");
  });
});

it.each([
  ["?sessionId=s1", true],
  ["?%73essionId=", true],
  ["?productId=p-1&orderId=o-1&deviceId=d1", true],
  ["?appVersion=9", true],
  ["?showType=1&payCode=8012", true],
  ["?payCodeImg=https://a.test/", true],
  ["?message=Pay", true],
  ["?utm_tag=ad&invite_code=7&lang=fil-PH", false],
  ["?productId=p-1&orderId=o-1&from=confirm", false],
  ["", false],
])("%j states what only the lender may state: %s", async (search, expected) => {
  expect((await respondTo(search)) !== undefined).toBe(expected);
});

it("the document is held by no cache, and runs its own script only", () => {
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(refused.headers.get("content-security-policy")).toMatch(/script-src 'sha256-[\w+/]+=*'; base-uri/);
});
