import * as v from "valibot";
import type { Borrower } from "../lender/borrowers.ts";
import type { Lender } from "../lender/createLender.ts";
import type { Language } from "./localize.ts";

export type Fields = Readonly<Record<string, string>>;

export interface Call<Input, Who> {
  readonly input: Input;
  /** All fields as sent, for endpoints with fields that depend on the server's form. */
  readonly fields: Fields;
  readonly borrower: Who;
  readonly lender: Lender;
  /** Origin under which the caller reaches the sandbox; links in responses start with it. */
  readonly origin: string;
  readonly address: string;
  readonly file: Uint8Array | undefined;
  /** Language of the request. Responses are localized after the endpoint; texts sent in another way are not. */
  readonly language: Language | undefined;
}

/** An endpoint of the API: mounted by the server and listed in the wire contract. */
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

interface Definition<Input extends v.GenericSchema, Body extends v.GenericSchema, Who>
  extends Pick<Endpoint, "name" | "summary" | "method" | "path"> {
  readonly input: Input;
  readonly body: Body;
  readonly takesFile?: string;
  readonly shapeRefusal?: Endpoint["shapeRefusal"];
  handle(call: Call<v.InferOutput<Input>, Who>): v.InferOutput<Body> | ReturnType<typeof refuse>;
}

const unshaped: Endpoint["shapeRefusal"] = (refusal) => refusal;

/** Returns a message for the first issue, such as "productId is missing." */
function explain(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (issue === undefined) return "The request is malformed.";
  const field = v.getDotPath(issue) ?? "The request";
  return issue.received === "undefined" ? `${field} is missing.` : `${field} ${issue.message}.`;
}

/** Defines an endpoint that needs a session. Without one it refuses with `NO_SESSION`. */
export function defineEndpoint<const Input extends v.GenericSchema, const Body extends v.GenericSchema>(
  definition: Definition<Input, Body, Borrower>,
): Endpoint {
  return define(definition, "borrower", (call) => {
    const { borrower } = call;
    return borrower === undefined ? NO_SESSION : definition.handle({ ...call, borrower });
  });
}

/** Defines an endpoint that also works without a session. */
export function definePublicEndpoint<const Input extends v.GenericSchema, const Body extends v.GenericSchema>(
  definition: Definition<Input, Body, Borrower | undefined>,
): Endpoint {
  return define(definition, "anyone", (call) => definition.handle(call));
}

function define<Input extends v.GenericSchema, Body extends v.GenericSchema, Who>(
  { name, summary, method, path, input, body, takesFile, shapeRefusal = unshaped }: Definition<Input, Body, Who>,
  access: Endpoint["access"],
  handle: (call: Call<v.InferOutput<Input>, Borrower | undefined>) => unknown,
): Endpoint {
  return {
    name,
    summary,
    method,
    path,
    access,
    input,
    body,
    takesFile,
    shapeRefusal,
    respond(call) {
      if (access === "borrower" && call.borrower === undefined) return shapeRefusal(NO_SESSION);
      const parsed = v.safeParse(input, call.fields);
      if (!parsed.success) return shapeRefusal(refuse("400", explain(parsed.issues)));
      const body = handle({ ...call, input: parsed.output });
      if (typeof body !== "object" || body === null) throw new Error(`The endpoint ${name} returned no object.`);
      return isRefusal(body) ? shapeRefusal(body) : body;
    },
  };
}

const isRefusal = (body: object): body is ReturnType<typeof refuse> =>
  "code" in body && Number.parseInt(String(body.code), 10) !== 0;

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
export const fullToday = ({ name }: { readonly name: string }) =>
  refuse("30", `${name} is full today. Please try again tomorrow.`);
export const AMOUNT_CHANGED = refuse("23", "The amount has changed. Please open this page again.");
