import type * as v from "valibot";
import type { Borrower } from "../lender/borrowers.ts";
import type { Lender } from "../lender/createLender.ts";
import type { Refusal } from "./envelope.ts";
import type { Language } from "./localize.ts";

export type Fields = Readonly<Record<string, string>>;

/** A parsed request, as passed to an endpoint. */
export interface Call<Input, Who> {
  readonly input: Input;
  /** All fields as sent, for endpoints with fields that depend on the server's form. */
  readonly fields: Fields;
  readonly borrower: Who;
  readonly lender: Lender;
  /** Origin under which the caller reaches the sandbox; links in responses start with it. */
  readonly origin: string;
  /** The caller's network address. */
  readonly address: string;
  readonly file: Uint8Array | undefined;
  /** Language of the request. Responses are localized after the endpoint; texts sent in another way are not. */
  readonly language: Language | undefined;
}

/** An endpoint of the API: mounted by the server and described by OpenAPI. */
export interface Endpoint {
  readonly name: string;
  readonly summary: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly access: "borrower" | "anyone";
  readonly input: v.GenericSchema;
  readonly body: v.GenericSchema;
  readonly takesFile: string | undefined;
  readonly shapeRefusal: (refusal: Refusal) => object;
  /** Parses the fields and handles the call. Returns a refusal with a message when a field is invalid. */
  respond(call: Omit<Call<unknown, Borrower | undefined>, "input">): object;
}
