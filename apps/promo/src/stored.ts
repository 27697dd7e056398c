import { declareStored } from "@lending/bridge/stored";

/** The typed mobile number, for the moment in which another language loads the page again. */
export const keptMobile = declareStored({
  key: "promotionMobile",
  place: "session",
  read: (stored) => (typeof stored === "string" && /^\d{1,11}$/.test(stored) ? stored : ""),
});

/**
 * When the next SMS code may be requested, in milliseconds of the phone's clock. Survives a reload; 0 when it may be
 * requested now. Without storage the server's limit is the only one.
 */
export const smsCountdownEnd = declareStored({
  key: "smsCountdownEnd",
  place: "session",
  read: (stored) => Number(stored) || 0,
});
