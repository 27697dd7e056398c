import { describe, expect, it } from "vitest";
import { cleanAddress } from "./clientQuery.ts";

describe("cleanAddress", () => {
  it.each([
    [
      "/loanDetail?sessionId=s&orderId=o-1&deviceId=d&productId=p%201&advertisingId=a",
      "/loanDetail?orderId=o-1&productId=p%201",
    ],
    ["/loanDetail?sessionId=s", "/loanDetail"],
    ["/loanDetail?sessionId=a&sessionId=b&x=1", "/loanDetail?x=1"],
    ["https://h5.test/a?deviceId=d&x=a+b%20c#/downloadTemplate", "https://h5.test/a?x=a+b%20c#/downloadTemplate"],
    ["/a?sessionId", "/a"],
    ["/a?%73essionId=s&x=1", "/a?x=1"],
    ["/a?x=%E0%A4%A&sessionId=s", "/a?x=%E0%A4%A"],
    ["/a?x=1&&sessionIdentity=2", "/a?x=1&sessionIdentity=2"],
    ["/a", "/a"],
    ["/a#b?sessionId=kept-in-the-hash", "/a#b?sessionId=kept-in-the-hash"],
    ["", ""],
  ])("turns %s into %s", { tags: "rulings.secrets" }, (url, clean) => {
    expect(cleanAddress(url)).toBe(clean);
  });
});
