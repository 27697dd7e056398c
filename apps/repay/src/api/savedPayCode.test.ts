import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeSavedPayCode } from "../testing/makeSavedPayCode.ts";
import { savePayCode } from "./keepPayCode.ts";
import { readSavedPayCode } from "./savedPayCode.ts";

const saved = makeSavedPayCode({
  code: "1234 5678",
  logo: "https://logo.test/a.png",
  instructions: [{ title: "At a counter", places: [{ name: "Store", steps: ["Say the code"] }] }],
  channelName: "Corner Store counter",
  minutes: 120,
  fee: "1500",
});
const read = (orderId = "", owner = "s-1") => readSavedPayCode(owner, orderId);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the last saved payment code", () => {
  it("is read unchanged, and replaced by the next code", () => {
    savePayCode(saved);
    expect(read()).toEqual(saved);
    savePayCode({ ...saved, code: "9" });
    expect(read()?.code).toBe("9");
  });

  it("is stored under the name that the native app reads", () => {
    savePayCode(saved);
    expect(JSON.parse(localStorage.getItem("repaymentInfo") ?? "")).toEqual({
      logo: "https://logo.test/a.png",
      contractNumber: "1234 5678",
      totalPayment: "265000",
      groups: [{ title: "At a counter", list: [{ name: "Store", steps: ["Say the code"] }] }],
      orderId: "o-1",
      dueOn: "2026-12-21",
      owner: "s-1",
      purpose: "instalment",
      isRequested: true,
      after: "",
      productId: "p-1",
      expiresAt: "",
      channelName: "Corner Store counter",
      minutes: 120,
      fee: "1500",
      aheadMs: 0,
    });
  });

  it.each([undefined, "", "null", "{", "[]", '"text"', '{"contractNumber":"  "}'])(
    "is undefined when the storage holds %j",
    (text) => {
      if (text !== undefined) localStorage.setItem("repaymentInfo", text);
      expect(read()).toBeUndefined();
    },
  );

  it.each([
    ["its order", "o-1", "o-1", "1234 5678"],
    ["no order", "o-1", "", "1234 5678"],
    ["any order when it was saved without one", "", "o-2", "1234 5678"],
    ["no other order", "o-1", "o-2", undefined],
  ])("is returned for %s", { tags: "rulings.saved-code" }, (_, savedFor, orderId, code) => {
    savePayCode({ ...saved, orderId: savedFor });
    expect(read(orderId)?.code).toBe(code);
  });

  it("is neither shown to another session nor left on the phone for it", { tags: "rulings.saved-code" }, () => {
    savePayCode(saved);
    expect(read("o-1", "s-2")).toBeUndefined();
    expect(localStorage.getItem("repaymentInfo")).toBeNull();
  });

  it("is not shown when an earlier version has saved it without its session", () => {
    const { owner: _, ...others } = saved;
    localStorage.setItem("repaymentInfo", JSON.stringify({ ...others, contractNumber: "1234" }));
    expect(read("o-1")).toBeUndefined();
  });

  it("is shown when another program has saved it in the specified form, without order and session", () => {
    localStorage.setItem("repaymentInfo", '{"contractNumber":"1234","totalPayment":"100"}');
    expect(read("o-1", "s-1")?.code).toBe("1234");
  });

  it("is only not returned without a session, and is there again with its session", () => {
    for (const orderId of ["o-1", ""]) {
      savePayCode({ ...saved, orderId });
      expect(read("", "")).toBeUndefined();
      expect(read()?.code).toBe(saved.code);
    }
  });
});
