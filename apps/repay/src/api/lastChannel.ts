import { declareStored } from "@lending/bridge/stored";

/** The number of the payment channel that the borrower paid in last; "" for none. */
export const lastChannel = declareStored({
  key: "lastChannel",
  place: "local",
  read: (stored) => (typeof stored === "string" ? stored : ""),
});
