import type { WireNames } from "../api/sandboxWireNames.ts";
import type { Fields, RequestLine } from "../request-line/buildRequest.ts";
import type { Decoder } from "../schema/schema.ts";

/** A response that declines a request, or that a screen cannot use. */
export interface Refusal<Details = undefined> {
  readonly ok: false;
  /** The code as text: an integer, such as "101". "" when the response itself means success, or none arrived. */
  readonly code: string;
  /** The server's message for the borrower, at most 4000 characters; "" when it has none. */
  readonly message: string;
  /** Whether what was requested does not exist (code 404): a retry cannot change that. */
  readonly isFinal: boolean;
  /** The data that explains the refusal, as the endpoint reads it. */
  readonly details: Details;
}

/** What an endpoint returns: a value, or a refusal. A fault is thrown. */
export type Result<Value, Details = undefined> = { readonly ok: true; readonly value: Value } | Refusal<Details>;

/** Returns a refusal for a response that means success and cannot be used. */
export function refuse(message?: string): Refusal;
export function refuse<Details>(message: string, details: Details): Refusal<Details>;
export function refuse(message = "", details?: unknown): Refusal<unknown> {
  return { ok: false, code: "", message, isFinal: false, details };
}

/** A file of a multipart request. */
export interface SentFile {
  readonly content: Blob;
  readonly name: string;
}

/** A parameter of the page's address. The caller gives it; an early read takes it from the address. */
export interface QueryField<Name extends string> {
  readonly query: Name;
}

/** A value that the caller gives, and how it is sent. */
export interface GivenField<Name extends string, Value, Sent> {
  readonly input: Name;
  readonly write: (value: Value) => Sent;
}

/** Where the value of a field comes from: a constant, the address of the page, or the caller. */
export type FieldSource = string | QueryField<string> | GivenField<string, never, string | SentFile | undefined>;
/** A field for each wire name, or a function of the deployment's wire names that returns them. */
export type FieldSources =
  | Readonly<Record<string, FieldSource>>
  | ((names: WireNames) => Readonly<Record<string, FieldSource>>);
/** A record of fields that the caller gives under their wire names. */
export type OtherFields = GivenField<string, never, Fields>;

/** A field that has the value of this parameter of the page's address. */
export const fromQuery = <const Name extends string>(query: Name): QueryField<Name> => ({ query });

/** A field that the caller gives. `write` returns what is sent; `undefined` leaves the field out. */
export function given<const Name extends string>(input: Name): GivenField<Name, string, string>;
export function given<const Name extends string, Value, Sent>(
  input: Name,
  write: (value: Value) => Sent,
): GivenField<Name, Value, Sent>;
export function given(input: string, write = (value: string): unknown => value) {
  return { input, write };
}

type Sources<All> = All extends (names: WireNames) => infer Named ? Named[keyof Named] : All[keyof All];
type Flat<Parts> = { readonly [Name in keyof Parts]: Parts[Name] };
type Inputs<Source> = {
  readonly [One in Extract<Source, QueryField<string>> as One["query"]]: string;
} & {
  readonly [One in Extract<Source, GivenField<string, never, unknown>> as One["input"]]: Parameters<One["write"]>[0];
};
/** What the caller gives: one property for each field that is no constant. */
export type InputOf<All, Others> = Flat<Inputs<Sources<All> | Others>>;

/** The names of an envelope's fields. */
export interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: string;
}

/** The normalised response. A refusal is a value as well: `ok` is false and `message` is for the borrower. */
export interface ApiResponse {
  /** Whether the code, parsed as an integer, is 0. */
  readonly ok: boolean;
  /** The code as text: an integer, such as "00" or "800006". */
  readonly code: string;
  /** The server's message, at most 4000 characters; "" when it has none. */
  readonly message: string;
  /** Unvalidated data for a schema to read; null when missing. */
  readonly data: unknown;
  /** The envelope as received. */
  readonly raw: unknown;
}

/** The parts of a definition that no type of another part depends on. */
interface Transport extends Omit<RequestLine, "fields"> {
  /** The obfuscated names of the envelope's fields. A response with the common envelope is read too. */
  readonly envelope?: (names: WireNames) => Envelope;
}

/** What a reader of data knows besides the data. */
interface ReadContext<Input> {
  readonly input: Input;
  readonly names: WireNames;
  /** The data as sent. */
  readonly sent: unknown;
}

interface Definition<Sources, Others, Wire, Read, Refused, Details, Input> extends Transport {
  readonly fields: Sources;
  /** Fields with names that the lender's form decides. */
  readonly others?: Others;
  /** The decoder of the data, which may depend on the wire names. Without it the value is `undefined`. */
  readonly data?: Decoder<Wire> | ((names: WireNames) => Decoder<Wire>);
  /** Returns the model, or `refuse(…)` for data that cannot be used. Without it the value is the decoded data. */
  readonly read?: (wire: Wire, context: ReadContext<Input>) => Read;
  /** Fields of the data beyond the contract: a lender may omit them. */
  readonly additions?: readonly (keyof NoInfer<Wire> & string)[];
  /** The decoder and the reader of the data that explains a refusal. */
  readonly refusal?: Decoder<Refused>;
  readonly readRefusal?: (wire: Refused, context: ReadContext<Input>) => Details;
}

interface ReadOptions {
  /** The screen works without it: HTTP 403, a refusal and a fault mean "not available". */
  readonly optional?: boolean;
  readonly once?: never;
}

interface SendOptions {
  /**
   * It must take effect exactly once. While it is in flight, an identical one is not sent. After a lost or unreadable
   * response the next attempt carries the same `Idempotency-Key`. An API on another origin must allow that header
   * (docs/api.md).
   */
  readonly once?: boolean;
  readonly optional?: never;
}

/** What an endpoint states about itself, for the client and for tools. */
export interface EndpointParts extends Transport {
  readonly optional?: boolean;
  readonly once?: boolean;
  readonly kind: "read" | "send";
  readonly fields: FieldSources;
  readonly others?: OtherFields;
  readonly data?: Decoder<unknown> | ((names: WireNames) => Decoder<unknown>);
  readonly additions?: readonly string[];
  readonly refusal?: Decoder<unknown>;
}

/** A request to an endpoint, with what the caller gives. It is sent by `api.request` or `useFetched`. */
export interface Call<Value, Details = undefined, Kind = "read" | "send"> {
  readonly endpoint: EndpointParts & { readonly kind: Kind };
  readonly input: Readonly<Record<string, unknown>>;
  readonly toResult: (response: ApiResponse, names: WireNames) => Result<Value, Details>;
}

/** An endpoint of the lender's API. Called with what the caller gives, it returns a call. */
export type Endpoint<Kind, Sources, Input, Value, Details> = Omit<EndpointParts, "kind" | "fields"> & {
  readonly kind: Kind;
  readonly fields: Sources;
} & ((...input: keyof Input extends never ? [] : [input: Input]) => Call<Value, Details, Kind>);

/** Declares endpoints of one kind, with the options of this kind. */
type Define<Kind, Options> = <
  const Sources extends FieldSources,
  Others extends OtherFields = never,
  Wire = undefined,
  Read = Wire,
  Refused = never,
  Details = undefined,
>(
  definition: Definition<Sources, Others, Wire, Read, Refused, Details, InputOf<Sources, Others>> & Options,
) => Endpoint<Kind, Sources, InputOf<Sources, Others>, Exclude<Read, Refusal<unknown>>, Details>;

function makeDefine<Kind extends EndpointParts["kind"], Options>(kind: Kind): Define<Kind, Options> {
  return (definition) => {
    const { data, read, refusal, readRefusal } = definition;
    const call = (input: never) => ({
      endpoint,
      input: input ?? {},
      toResult({ ok, code, message, data: sent }: ApiResponse, names: WireNames) {
        const context = { input, names, sent };
        if (!ok) {
          const details = refusal && readRefusal?.(refusal.read(sent), context);
          return { ok, code, message, isFinal: code === "404", details };
        }
        const wire = (typeof data === "function" ? data(names) : data)?.read(sent);
        const value = read && wire !== undefined ? read(wire, context) : wire;
        return isRefusal(value) ? value : { ok, value };
      },
    });
    const endpoint: unknown = Object.assign(call, definition, { kind });
    // The types of a definition's parts are those of the endpoint made of them.
    return endpoint as ReturnType<Define<Kind, Options>> as never;
  };
}

/** Declares a read: it changes nothing, so it may be sent early, and again. */
export const defineRead = makeDefine<"read", ReadOptions>("read");

/** Declares a request that has an effect. */
export const defineSend = makeDefine<"send", SendOptions>("send");

const isRefusal = (value: unknown): value is Refusal<unknown> => (value as { ok?: unknown } | undefined)?.ok === false;
