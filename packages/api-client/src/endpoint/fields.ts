import type { Fields, WireNames } from "../api/Api.ts";

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
