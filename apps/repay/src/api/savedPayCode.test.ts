import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSavedPayCode, savePayCode, saveShownPayCode } from "./savedPayCode.ts";

const saved = {
  code: "1234 5678",
  logo: "https://logo.test/a.png",
  amount: { centavos: 265000 },
  instructions: [{ title: "At a counter", places: [{ name: "Store", steps: ["Say the code"] }] }],
  orderId: "o-1",
  dueOn: "2026-12-21",
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the last saved payment code", () => {
  it("is read unchanged, and replaced by the next code", () => {
    savePayCode(saved);
    expect(readSavedPayCode()).toEqual(saved);
    savePayCode({ ...saved, code: "9" });
    expect(readSavedPayCode()?.code).toBe("9");
  });

  it("is stored under the name that the native app reads", () => {
    savePayCode(saved);
    expect(JSON.parse(localStorage.getItem("repaymentInfo") ?? "")).toEqual({
      logo: saved.logo,
      contractNumber: "1234 5678",
      totalPayment: "265000",
      groups: [{ title: "At a counter", list: [{ name: "Store", steps: ["Say the code"] }] }],
      orderId: "o-1",
      dueOn: "2026-12-21",
    });
  });

  it.each([undefined, "", "null", "{", "[]", '"text"', '{"contractNumber":"  "}'])(
    "is undefined when the storage holds %j",
    (text) => {
      if (text !== undefined) localStorage.setItem("repaymentInfo", text);
      expect(readSavedPayCode()).toBeUndefined();
    },
  );

  it.each([
    ["its order", "o-1", "o-1", "1234 5678"],
    ["no order", "o-1", "", "1234 5678"],
    ["any order when it was saved without one", "", "o-2", "1234 5678"],
    ["no other order", "o-1", "o-2", undefined],
  ])("is returned for %s", { tags: "rulings.saved-code" }, (_, savedFor, orderId, code) => {
    savePayCode({ ...saved, orderId: savedFor });
    expect(readSavedPayCode(orderId)?.code).toBe(code);
  });

  it("does not keep the previous code when the new one exceeds the storage quota", () => {
    savePayCode(saved);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    savePayCode({ ...saved, code: "9", orderId: "o-2" });
    expect(readSavedPayCode()).toBeUndefined();
  });

  it("is undefined, without an exception, when the storage is blocked", () => {
    for (const method of ["getItem", "setItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("blocked", "SecurityError");
      });
    }
    savePayCode(saved);
    expect(readSavedPayCode()).toBeUndefined();
  });
});

describe("the code on the screen", () => {
  const shown = { ...saved, code: "800" };

  it("is saved when no code is saved", () => {
    saveShownPayCode(shown);
    expect(readSavedPayCode()).toEqual(shown);
  });

  it("does not replace one that was issued for the same payment", () => {
    savePayCode(saved);
    saveShownPayCode(shown);
    expect(readSavedPayCode()?.code).toBe(saved.code);
  });

  it.each([
    ["order", { orderId: "o-2" }],
    ["day", { dueOn: "2027-01-21" }],
    ["amount", { amount: { centavos: 100 } }],
  ])("replaces one for another %s", (_, overrides) => {
    savePayCode(saved);
    saveShownPayCode({ ...shown, ...overrides });
    expect(readSavedPayCode()).toMatchObject({ code: "800", ...overrides });
  });
});
