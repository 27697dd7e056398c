import { expect, it } from "vitest";
import { isForeignStatement } from "./foreignLink.ts";

it.each([
  ["?sessionId=s1", true],
  ["?%73essionId=", true],
  ["?productId=p-1&orderId=o-1&deviceId=d1", true],
  ["?appVersion=9", true],
  ["?showType=1&payCode=8012", true],
  ["?payCodeImg=https://a.test/", true],
  ["?repayAmount=1", true],
  ["?message=Pay", true],
  ["?utm_tag=ad&invite_code=7&lang=fil-PH", false],
  ["?productId=p-1&orderId=o-1&from=confirm", false],
  ["", false],
])("returns for %j: %s", (search, expected) => {
  expect(isForeignStatement(new URLSearchParams(search))).toBe(expected);
});
