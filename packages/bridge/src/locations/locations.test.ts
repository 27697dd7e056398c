import { describe, expect, it } from "vitest";
import { locations, withQuery } from "./locations.ts";

const order = { productId: "p 1", orderId: "o&1" };

describe("locations", () => {
  it.each([
    [locations.loanDetail(order), "/loanDetail?productId=p+1&orderId=o%261"],
    [locations.order(order), "/order?productId=p+1&orderId=o%261"],
    [locations.loanConfirm({ productId: "p-1" }), "/loanConfirm?productId=p-1"],
    [locations.loanConfirm2({ productId: "p-1" }), "/loanConfirm2?productId=p-1"],
    [locations.loginFailure(), "/loginFailure"],
    [locations.recommendList(), "/recommendList"],
    [locations.productUrl({ productId: "p-1" }), "/productUrl?productId=p-1"],
    [
      locations.loanAgreement({ productId: "p-1", orderId: "o-1", scene: "3", position: "loan" }),
      "/loanAgreement?productId=p-1&orderId=o-1&scene=3&position=loan",
    ],
    [locations.repay(order), "/repay?productId=p+1&orderId=o%261"],
    [locations.repayDelay(order), "/repayDelay?productId=p+1&orderId=o%261"],
    [locations.repayOrNot(order), "/repayOrNot?productId=p+1&orderId=o%261"],
    [locations.repayChoose(order), "/repayChoose?productId=p+1&orderId=o%261"],
    [
      locations.repaymentOfCode({ showType: "2", payCode: "12#4", payCodeImg: "", repayAmount: "₱1" }),
      "/repaymentOfCode?showType=2&payCode=12%234&repayAmount=%E2%82%B11",
    ],
    [locations.repaymentOfCode2(), "/repaymentOfCode2"],
    [locations.payInstructions(), "/payInstructions"],
    [locations.payInstructions({ payCode: "123" }), "/payInstructions?payCode=123"],
    [locations.bindBank({ productId: "p-1" }), "/bindBank?productId=p-1"],
    [
      locations.bindBank({ productId: "p-1", orderId: "o-1", source: "loanDetail" }),
      "/bindBank?productId=p-1&orderId=o-1&source=loanDetail",
    ],
    [locations.complaint(), "/complaint"],
    [locations.complaint({ orderId: "o-1" }), "/complaint?orderId=o-1"],
    [
      locations.complainPageNext({ orderNo: "o-1", problemType: "1", problemSonType: "11" }),
      "/complainPageNext?orderNo=o-1&problemType=1&problemSonType=11",
    ],
    [locations.complaintList(), "/complaintList"],
    [locations.complainDetails({ problemId: "7" }), "/complainDetails?problemId=7"],
    [locations.complaintUrl({ orderId: "o-1" }), "/complaintUrl?orderId=o-1"],
    [locations.customerService(), "/customerService"],
    [locations.promotion({ id: "1", UC: "x" }), "/promotion?id=1&UC=x"],
    [locations.downloadTemplate({ utm_tag: "t" }), "/promotion?utm_tag=t#/downloadTemplate"],
    [locations.agreementTemplate(), "/promotion#/agreementTemplate"],
    [locations.siteHome(), "/"],
    [locations.siteAbout(), "/About"],
    [locations.siteUser(), "/User"],
    [locations.sitePolicy(), "/Policy"],
    [locations.siteLoan(), "/Loan"],
    [locations.siteContact(), "/Contact"],
    [locations.aboutUs(), "/aboutUs"],
    [locations.privacyPolicy(), "/privacyPolicy"],
    [locations.testPreview(), "/testPreview"],
    [locations.error(), "/error"],
    [locations.error({ message: "a b" }), "/error?message=a+b"],
  ])("%s", { tags: "product.typed-paths" }, (location, expected) => {
    expect(location).toBe(expected);
  });
});

describe("withQuery", () => {
  it("appends to an existing query, before the hash, and leaves out empty values", () => {
    expect(withQuery("/a?x=1#/b", { y: "2", z: "", w: undefined })).toBe("/a?x=1&y=2#/b");
    expect(withQuery("/a", { y: "2" })).toBe("/a?y=2");
    expect(withQuery("/a", {})).toBe("/a");
  });
});
