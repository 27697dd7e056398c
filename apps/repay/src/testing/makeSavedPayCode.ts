import type { SavedPayCode } from "../api/savedPayCode.ts";

/** Builds a pay code of the order "o-1" as this phone stores it. */
export const makeSavedPayCode = (fields: Partial<SavedPayCode> = {}): SavedPayCode => ({
  code: "801244673091",
  logo: "",
  amount: { centavos: 265_000 },
  instructions: [],
  orderId: "o-1",
  dueOn: "2026-12-21",
  owner: "s-1",
  purpose: "instalment",
  isRequested: true,
  after: "",
  productId: "p-1",
  expiresAt: "",
  channelName: "",
  minutes: 0,
  fee: "",
  aheadMs: 0,
  ...fields,
});
