import * as v from "valibot";
import type { Borrower } from "../lender/borrowers.ts";
import type { Lender } from "../lender/createLender.ts";
import { message, type Text } from "../lender/message.ts";
import type { OrderNow } from "../lender/orderBook.ts";
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

/** An endpoint of the API: mounted by the server and listed in openapi.json. */
export interface Endpoint {
  /** The name under which its file exports it. */
  readonly name: string;
  /** The folder of that file. */
  readonly area: string;
  readonly summary: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly access: "borrower" | "anyone";
  readonly input: v.GenericSchema;
  readonly takesFile?: string;
  readonly shapeRefusal: (refusal: Refusal) => object;
  /** Parses the fields and handles the call. Returns a refusal with a message when a field is invalid. */
  respond(call: Omit<Call<unknown, Borrower | undefined>, "input">): object;
}

interface Definition<Input extends v.GenericSchema, Who>
  extends Pick<Endpoint, "summary" | "method" | "path" | "takesFile"> {
  readonly input: Input;
  readonly shapeRefusal?: Endpoint["shapeRefusal"];
  handle(call: Call<v.InferOutput<Input>, Who>): object;
}

/** Returns a message for the first issue, such as "productId is missing." */
function explain([issue]: readonly v.BaseIssue<unknown>[]): Text {
  if (issue === undefined) return "The request is malformed.";
  const field = v.getDotPath(issue) ?? "The request";
  return issue.received === "undefined" ? message("{field} is missing.", { field }) : `${field} ${issue.message}.`;
}

const hasSession = (borrower: Borrower | undefined): borrower is Borrower => borrower !== undefined;
const isAnyone = (_: Borrower | undefined): _ is Borrower | undefined => true;

/** Defines an endpoint that needs a session. Without one it refuses with `NO_SESSION`. */
export const defineEndpoint = <const Input extends v.GenericSchema>(definition: Definition<Input, Borrower>) =>
  define(definition, "borrower", hasSession);

/** Defines an endpoint that also works without a session. */
export const definePublicEndpoint = <const Input extends v.GenericSchema>(
  definition: Definition<Input, Borrower | undefined>,
) => define(definition, "anyone", isAnyone);

/** Defines an endpoint about an order, which it gets as `now`. An order that is another's, or of another product, is refused. */
export const defineOrderEndpoint = <
  const Input extends v.GenericSchema<unknown, { readonly orderId: string; readonly productId?: string }>,
>({
  handle,
  ...definition
}: Omit<Definition<Input, Borrower>, "handle"> & {
  handle(call: Call<v.InferOutput<Input>, Borrower> & { readonly now: OrderNow }): object;
}) =>
  defineEndpoint<Input>({
    ...definition,
    handle(call) {
      const { orderId, productId } = call.input;
      const now = call.lender.book.own(call.borrower.id, orderId);
      if (now === undefined || (productId !== undefined && now.order.productId !== productId)) return NO_ORDER;
      return handle({ ...call, now });
    },
  });

function define<Input extends v.GenericSchema, Who extends Borrower | undefined>(
  { handle, shapeRefusal = (refusal) => refusal, ...endpoint }: Definition<Input, Who>,
  access: Endpoint["access"],
  admits: (borrower: Borrower | undefined) => borrower is Who,
): Omit<Endpoint, "name" | "area"> {
  return {
    ...endpoint,
    access,
    shapeRefusal,
    respond({ borrower, ...call }) {
      if (!admits(borrower)) return shapeRefusal(NO_SESSION);
      const parsed = v.safeParse(endpoint.input, call.fields);
      if (!parsed.success) return shapeRefusal(refuse("400", explain(parsed.issues)));
      const body = handle({ ...call, borrower, input: parsed.output });
      return isRefusal(body) ? shapeRefusal(body) : body;
    },
  };
}

const isRefusal = (body: object): body is Refusal => "code" in body && Number.parseInt(String(body.code), 10) !== 0;

/** A response with a code other than zero. Its message is shown to the borrower. */
export interface Refusal {
  readonly code: string;
  readonly message: Text;
  /** Data that explains the refusal, such as a payment already made; null for most refusals. */
  readonly data: object | null;
}

/** Returns the envelope of a response: a code that is zero, and the data. */
export const success = (data: object, code: "00" | "0" = "00") => ({ code, message: "", data });

export const refuse = (code: string, text: Text, data: object | null = null): Refusal => ({
  code,
  message: text,
  data,
});

export const NO_SESSION = refuse("401", "Please log in again.");
export const NO_ORDER = refuse("404", "We could not find this order.");
export const NO_PRODUCT = refuse("404", "We could not find this product.");
export const fullToday = ({ name }: { readonly name: string }) =>
  refuse("30", message("{name} is full today. Please try again tomorrow.", { name }));
export const AMOUNT_CHANGED = refuse("23", "The amount has changed. Please open this page again.");
