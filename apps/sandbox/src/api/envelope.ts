import * as v from "valibot";

/** Response envelope. A code other than zero is a refusal, and its message is shown to the borrower. */
export interface Envelope<Data> {
  readonly code: string;
  readonly message: string;
  readonly data: Data;
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** Data that explains the refusal, such as a payment already made; null for most refusals. */
  readonly data: object | null;
}

export const success = <Data>(data: Data, code: "00" | "0" = "00"): Envelope<Data> => ({ code, message: "", data });

export const refuse = (code: string, message: string, data: object | null = null): Refusal => ({ code, message, data });

export const envelopeSchema = <const Schema extends v.GenericSchema>(data: Schema) =>
  v.object({ code: v.string(), message: v.string(), data });

export const emptyEnvelopeSchema = envelopeSchema(v.object({}));

/** Replaces fields with the console's overrides. Overrides are not validated, so that a test can send malformed data. */
export const withOverrides = <Data extends object>(data: Data, overrides: Readonly<Record<string, unknown>>): Data => ({
  ...data,
  ...overrides,
});

export const NO_SESSION = refuse("401", "Please log in again.");
export const NO_ORDER = refuse("404", "We could not find this order.");
export const NO_PRODUCT = refuse("404", "We could not find this product.");
