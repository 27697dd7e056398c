import { declareStored } from "@lending/bridge/stored";

/** The Kind tips stay closed, because the borrower has opened the repayment or the extension. */
export const repaymentOpened = declareStored<boolean, 1>({
  key: "showBankTip",
  place: "session",
  read: (stored) => stored !== undefined,
});

const DAY_MS = 86_400_000;

/** When the borrower opened the payment page of a partner for an order, by the phone's clock; for a day. */
export const openedPaymentPage = declareStored<number>({
  key: "order.openedPaymentPage",
  place: "local",
  read: (stored) => (typeof stored === "number" && Math.abs(Date.now() - stored) < DAY_MS ? stored : 0),
});

/** The time of the newest received payment of an order that the borrower has seen; "" for none. */
export const receivedPayment = declareStored<string>({
  key: "order.receivedPayment",
  place: "local",
  read: (stored) => String(stored ?? ""),
});

/** What a reload keeps of a visit to an offer: consent, opened agreement and retention prompt. */
export const offerVisit = declareStored({
  key: "offerVisit",
  place: "session",
  read: (stored) => {
    const { entry, isConsented, hasOpenedAgreement, isStayAsked } = Object(stored);
    return {
      /** The history entry of the visit. */
      entry: String(entry ?? ""),
      isConsented: isConsented !== false,
      /** Whether the required agreement was opened as its own page, to agree to it after Back. */
      hasOpenedAgreement: hasOpenedAgreement === true,
      /** Whether Back opened the retention prompt: the next Back leaves. */
      isStayAsked: isStayAsked === true,
    };
  },
});
