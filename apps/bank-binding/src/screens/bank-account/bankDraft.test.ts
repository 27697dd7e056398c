import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropBankDraft, readBankDraft, saveBankDraft } from "./bankDraft.ts";

const nothing = { cardType: undefined, picked: {} };
const draft = { cardType: 2, picked: { "2 walletCode": "BYW", "0 city": "cebu & more" } };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("what was picked", () => {
  it.each([[draft], [{ ...draft, cardType: undefined }], [nothing]])("comes back: %j", (kept) => {
    saveBankDraft("p-1", kept);
    expect(readBankDraft("p-1")).toEqual(kept);
  });

  it("belongs to its product, and is gone once it is saved at the lender", () => {
    saveBankDraft("p-1", draft);
    saveBankDraft("p-2", nothing);
    expect(readBankDraft("p-2")).toEqual(nothing);
    dropBankDraft("p-2");
    expect(readBankDraft("p-1")).toEqual(draft);
    dropBankDraft("p-1");
    expect(readBankDraft("p-1")).toEqual(nothing);
  });

  it("is nothing where the storage is blocked", () => {
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
