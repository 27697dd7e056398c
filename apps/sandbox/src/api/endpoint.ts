import type * as v from "valibot";
import type { Borrower } from "../lender/borrowers.ts";
import type { Lender } from "../lender/createLender.ts";
import type { Refusal } from "./answer.ts";

export type Fields = Readonly<Record<string, string>>;

/** One call as an endpoint sees it. */
export interface Call<Input, Who> {
  readonly input: Input;
  /** All fields as they were sent, for endpoints whose fields the server itself chose. */
  readonly fields: Fields;
  readonly borrower: Who;
  readonly lender: Lender;
  /** Where this sandbox is reached: the start of every link it gives out. */
  readonly origin: string;
  /** The caller's network address. */
  readonly address: string;
  readonly file: Uint8Array | undefined;
}

/** An endpoint as the server mounts it and as OpenAPI describes it. */
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
  /** Parses the fields first; what is odd is refused in words. */
  respond(call: Omit<Call<unknown, Borrower | undefined>, "input">): object;
}
