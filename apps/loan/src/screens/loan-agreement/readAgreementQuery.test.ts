import { describe, expect, it } from "vitest";
import { readAgreementQuery } from "./readAgreementQuery.ts";

describe("readAgreementQuery", () => {
  it.each([
    [
      "productId=p-1&orderId=o-1&scene=5&position=loan-agreement",
      { variant: "v3", productId: "p-1", orderId: "o-1", scene: "5", position: "loan-agreement" },
    ],
    ["productId=p-1&position=7", { variant: "v3", productId: "p-1", orderId: "", scene: "3", position: "7" }],
    [
      "productId=p-1&position=7&variant=newer",
      { variant: "newer", productId: "p-1", orderId: "", scene: "3", position: "7" },
    ],
    ["productId=p-1&position=7&variant=x", { variant: "v3", productId: "p-1", orderId: "", scene: "3", position: "7" }],
    ["productId=p-1", undefined],
    ["productId=&position=7", undefined],
    ["position=7", undefined],
    ["", undefined],
  ])("reads %j as %j", (query, agreement) => {
    expect(readAgreementQuery(new URLSearchParams(query))).toEqual(agreement);
  });
});
