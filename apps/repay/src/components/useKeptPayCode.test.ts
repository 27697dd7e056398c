import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Repayment } from "../api/fetchRepayment.ts";
import { readSavedPayCode, savePayCode } from "../api/savedPayCode.ts";
import { useKeptPayCode } from "./useKeptPayCode.ts";

const amount = { centavos: 265000 };
const shown = { payCode: { code: "800", title: "", logo: "" }, instructions: [], date: "2026-12-21" };
const keep = (orderId: string, own: object = {}, sum = amount) => {
  const repayment = { ...shown, ...own } as unknown as Repayment;
  return renderHook(() => useKeptPayCode(orderId, repayment, sum));
};
/** A code that was issued in a channel of the borrower's choice. */
const chosen = { code: "777", logo: "", amount, instructions: [], orderId: "o-1", dueOn: "2026-12-21" };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("the code that the screen shows", () => {
  it("is kept with its order, its day and its amount", () => {
    keep("o-1");
    expect(readSavedPayCode()).toEqual({ ...chosen, code: "800" });
  });

  it("is none where none is shown", () => {
    keep("o-1", { payCode: undefined });
    expect(readSavedPayCode()).toBeUndefined();
  });

  it("gives way to one that was issued for the same payment", () => {
    savePayCode(chosen);
    keep("o-1");
    expect(readSavedPayCode()?.code).toBe("777");
  });

  it.each([
    ["order", "o-2", {}, amount],
    ["day", "o-1", { date: "2027-01-21" }, amount],
    ["amount", "o-1", {}, { centavos: 100 }],
  ])("takes the place of one for another %s", (_, orderId, own, sum) => {
    savePayCode(chosen);
    keep(orderId, own, sum);
    expect(readSavedPayCode()).toMatchObject({ code: "800", orderId });
  });
});
