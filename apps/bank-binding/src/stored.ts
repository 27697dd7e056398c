import { declareStored } from "@lending/bridge/stored";

/** The storable state of a form: the card type and the picked values by item key. Typed values are never stored. */
export interface BankDraft {
  readonly cardType: number | undefined;
  readonly picked: Readonly<Record<string, unknown>>;
}

/** Picked values of a product's bank form, no typed ones; until the account is saved. */
export const bankDraft = declareStored({
  key: "bankDraft",
  place: "session",
  read(stored): BankDraft {
    const { cardType, picked } = Object(stored);
    return { cardType: typeof cardType === "number" ? cardType : undefined, picked: Object(picked) };
  },
});
