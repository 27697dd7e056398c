import { afterEach, describe, expect, it } from "vitest";
import { readCodeEntry, saveCodeEntry } from "./cardPayment.ts";

const card = { id: "card-1", bankName: "Bank of the Sandbox", number: "**** 4567", bankCode: "BOS" };
const entry = { awaitedCode: { card, recordId: "r-1", amount: { centavos: 265000 }, sentAt: 1_000 }, isOpen: true };

afterEach(() => sessionStorage.clear());

describe("the stored entry of a code", () => {
  it.each([
    ["the card is no longer available", [], 2_000],
    ["the code has expired", [card], 601_000],
    ["the phone's clock was set back", [card], 500],
  ])("is undefined when %s", (_, cards, now) => {
    saveCodeEntry("o-1", entry);
    expect(readCodeEntry("o-1", cards, now)).toBeUndefined();
  });
});
