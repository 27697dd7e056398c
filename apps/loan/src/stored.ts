import { declareStored } from "@lending/bridge/stored";

/** The Kind tips stay closed, because the borrower has opened the repayment or the extension. */
export const repaymentOpened = declareStored<boolean, 1>({
  key: "showBankTip",
  place: "session",
  read: (stored) => stored !== undefined,
});

/** The visit to an offer in which the borrower unticked the consent, so that it stays unticked after a reload. */
export const withdrawnConsent = declareStored({
  key: "withdrawnConsent",
  place: "session",
  read: (stored) => (typeof stored === "string" ? stored : ""),
});
