import * as v from "valibot";

/** Specification 3, response envelope. A code that is no zero refuses, and its message is for the borrower. */
export interface Answer<Data> {
  readonly code: string;
  readonly message: string;
  readonly data: Data;
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** What the borrower may know all the same; null for most refusals. */
  readonly data: object | null;
}

export const answer = <Data>(data: Data, code: "00" | "0" = "00"): Answer<Data> => ({ code, message: "", data });

export const refuse = (code: string, message: string, data: object | null = null): Refusal => ({ code, message, data });

/** The envelope around data of one kind. */
export const answerSchema = <const Schema extends v.GenericSchema>(data: Schema) =>
  v.object({ code: v.string(), message: v.string(), data });

/** An answer that says only that it worked. */
export const doneSchema = answerSchema(v.object({}));

/** Fields that the console replaced take the place of the lender's own, whatever they hold: that is what they are for. */
export const withOverrides = <Data extends object>(data: Data, overrides: Readonly<Record<string, unknown>>): Data => ({
  ...data,
  ...overrides,
});

export const NO_SESSION = refuse("401", "Please log in again.");
export const NO_ORDER = refuse("404", "We could not find this order.");
export const NO_PRODUCT = refuse("404", "We could not find this product.");
