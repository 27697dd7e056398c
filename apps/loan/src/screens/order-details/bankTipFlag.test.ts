import { beforeEach, describe, expect, it, vi } from "vitest";
import { hasSeenBankTip, markBankTipSeen } from "./bankTipFlag.ts";

beforeEach(() => sessionStorage.clear());

describe("bankTipFlag", () => {
  it("is unset until it is marked, for the life of the session", () => {
    expect(hasSeenBankTip()).toBe(false);
    markBankTipSeen();
    expect(hasSeenBankTip()).toBe(true);
    expect(sessionStorage.getItem("showBankTip")).toBe("1");
  });

  it("counts whatever value another page has set", () => {
    sessionStorage.setItem("showBankTip", "");
    expect(hasSeenBankTip()).toBe(true);
  });

  it("bears a storage that throws", () => {
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
    expect(() => markBankTipSeen()).not.toThrow();
    expect(hasSeenBankTip()).toBe(false);
  });
});
