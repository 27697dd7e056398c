import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Repayment } from "../api/fetchRepayment.ts";
import { readSavedPayCode, savePayCode } from "../api/savedPayCode.ts";
import { useSavePayCode } from "./useSavePayCode.ts";

const amount = { centavos: 265000 };
const repaymentFields = { payCode: { code: "800", title: "", logo: "" }, instructions: [], date: "2026-12-21" };
const save = (orderId: string, overrides: object = {}, sum = amount) => {
  const repayment = { ...repaymentFields, ...overrides } as unknown as Repayment;
  return renderHook(() => useSavePayCode(orderId, repayment, sum));
};
/** A code that was issued in the channel that the borrower chose. */
const channelCode = { code: "777", logo: "", amount, instructions: [], orderId: "o-1", dueOn: "2026-12-21" };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("the code on the screen", () => {
  it("is saved with its order, its date and its amount", () => {
    save("o-1");
    expect(readSavedPayCode()).toEqual({ ...channelCode, code: "800" });
  });

  it("is not saved when the screen has none", () => {
    save("o-1", { payCode: undefined });
    expect(readSavedPayCode()).toBeUndefined();
  });

  it("does not replace one that was issued for the same payment", () => {
    savePayCode(channelCode);
    save("o-1");
    expect(readSavedPayCode()?.code).toBe("777");
  });

  it.each([
    ["order", "o-2", {}, amount],
    ["day", "o-1", { date: "2027-01-21" }, amount],
    ["amount", "o-1", {}, { centavos: 100 }],
  ])("replaces one for another %s", (_, orderId, overrides, sum) => {
    savePayCode(channelCode);
    save(orderId, overrides, sum);
    expect(readSavedPayCode()).toMatchObject({ code: "800", orderId });
  });
});
