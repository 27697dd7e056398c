import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { bankDraft } from "../../stored.ts";
import { useBankValues } from "./useBankValues.ts";

const nothing = { cardType: undefined, picked: {} };
const draft = { cardType: 2, picked: { "2 walletCode": "BYW", "0 city": "cebu & more" } };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the draft of picked values", () => {
  it.each([[draft], [{ ...draft, cardType: undefined }], [nothing]])("restores %j", (saved) => {
    bankDraft.save(saved, "p-1");
    expect(bankDraft.read("p-1")).toEqual(saved);
  });

  it("belongs to its product, and is removed once the lender has saved it", () => {
    bankDraft.save(draft, "p-1");
    bankDraft.save(nothing, "p-2");
    expect(bankDraft.read("p-2")).toEqual(nothing);
    bankDraft.drop("p-2");
    expect(bankDraft.read("p-1")).toEqual(draft);
    bankDraft.drop("p-1");
    expect(bankDraft.read("p-1")).toEqual(nothing);
  });

  it("is empty when storage is blocked", () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("blocked", "SecurityError");
      });
    }
    bankDraft.save(draft, "p-1");
    expect(bankDraft.read("p-1")).toEqual(nothing);
    expect(() => bankDraft.drop("p-1")).not.toThrow();
  });
});

const item = (own: Partial<BankFormItem>): BankFormItem => ({
  ...{ key: "k", code: "k", category: "text", title: "Title", subtitle: "", value: "", options: [] },
  ...{ inputType: "", cardType: 0, channelNumber: 90006 },
  ...own,
});
const bank = item({
  key: "1 bank",
  category: "enum",
  cardType: 1,
  options: [
    { name: "Island", type: "ISB" },
    { name: "Harbour", type: "HRB" },
  ],
});
const number = item({ key: "1 number", cardType: 1, value: "001" });
const wallet = item({ key: "2 wallet", category: "enum", cardType: 2, options: [{ name: "Bayani", type: "BYW" }] });
const items = [bank, number, wallet];
/** The value format of a choice field. */
const harbour = JSON.stringify(["HRB", "Harbour"]);
const renderValues = () => renderHook(() => useBankValues("p-1", items));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("the values of the form", () => {
  it("start with the server's values, in the first card type", () => {
    const { result } = renderValues();
    expect(result.current).toMatchObject({ cardType: 1, values: { "1 bank": "", "1 number": "001", "2 wallet": "" } });
  });

  it("store picked values and the card type, but never typed values", () => {
    const { result } = renderValues();
    act(() => result.current.change(bank, harbour));
    act(() => result.current.change(number, "0012"));
    act(() => result.current.showCardType(2));
    expect(result.current).toMatchObject({ cardType: 2, values: { "1 bank": harbour, "1 number": "0012" } });
    expect(bankDraft.read("p-1")).toEqual({ cardType: 2, picked: { "1 bank": harbour } });
    cleanup();
    expect(renderValues().result.current).toMatchObject({
      cardType: 2,
      values: { "1 bank": harbour, "1 number": "001" },
    });
  });

  it("do not restore a typed value or one that can no longer be picked", () => {
    bankDraft.save({ cardType: 7, picked: { "1 bank": "GONE", "1 number": "9", "3 other": "x" } }, "p-1");
    expect(renderValues().result.current).toMatchObject({ cardType: 1, values: { "1 bank": "", "1 number": "001" } });
    expect(Object.keys(renderValues().result.current.values)).toEqual(["1 bank", "1 number", "2 wallet"]);
  });
});
