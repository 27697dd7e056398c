import { beforeEach, describe, expect, it, vi } from "vitest";
import { hasOpenedRepayment, markRepaymentOpened } from "./bankTipFlag.ts";

beforeEach(() => sessionStorage.clear());

describe("bankTipFlag", () => {
  it("is not set until it is marked, and lasts for the session", { tags: "order-details.kind-tips" }, () => {
    expect(hasOpenedRepayment()).toBe(false);
    markRepaymentOpened();
    expect(hasOpenedRepayment()).toBe(true);
    expect(sessionStorage.getItem("showBankTip")).toBe("1");
  });

  it("is set by any value that another page stores", () => {
    sessionStorage.setItem("showBankTip", "");
    expect(hasOpenedRepayment()).toBe(true);
  });

  it("tolerates a storage that throws", () => {
    vi.stubGlobal(
      "sessionStorage",
      new Proxy(
        {},
        {
          get: () => () => {
            throw new DOMException("denied", "SecurityError");
          },
        },
      ),
    );
    expect(() => markRepaymentOpened()).not.toThrow();
    expect(hasOpenedRepayment()).toBe(false);
  });
});
