import { atom } from "@lending/bridge/store";

/** The typed part of a payment, by order id. While there is one, the main button submits the form `part`. */
export const typedPartAtom = atom<Readonly<Record<string, string>>>({});
