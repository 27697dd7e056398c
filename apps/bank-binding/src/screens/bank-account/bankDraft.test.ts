import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropBankDraft, readBankDraft, saveBankDraft } from "./bankDraft.ts";

const nothing = { cardType: undefined, picked: {} };
const draft = { cardType: 2, picked: { "2 walletCode": "BYW", "0 city": "cebu & more" } };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the draft of picked values", () => {
  it.each([[draft], [{ ...draft, cardType: undefined }], [nothing]])("restores %j", (saved) => {
    saveBankDraft("p-1", saved);
    expect(readBankDraft("p-1")).toEqual(saved);
  });

  it("belongs to its product, and is removed once the lender has saved it", () => {
    saveBankDraft("p-1", draft);
    saveBankDraft("p-2", nothing);
    expect(readBankDraft("p-2")).toEqual(nothing);
    dropBankDraft("p-2");
    expect(readBankDraft("p-1")).toEqual(draft);
    dropBankDraft("p-1");
    expect(readBankDraft("p-1")).toEqual(nothing);
  });

  it("is empty when storage is blocked", () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("blocked", "SecurityError");
      });
    }
    saveBankDraft("p-1", draft);
    expect(readBankDraft("p-1")).toEqual(nothing);
    expect(() => dropBankDraft("p-1")).not.toThrow();
  });
});
