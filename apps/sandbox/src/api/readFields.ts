import { parseEnvironment } from "@lending/bridge/environment";
import * as v from "valibot";
import type { Fields } from "./endpoint.ts";

const FIELDS_MAX = 100;

/** Reads the fields of a query or a form. The first field of a name wins; at most a hundred fields are read. */
export function readFields(params: URLSearchParams): Fields {
  const fields = new Map<string, string>();
  for (const [name, value] of params) {
    if (fields.size >= FIELDS_MAX) break;
    if (!fields.has(name)) fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

interface SentBody {
  readonly fields: Fields;
  readonly file: Uint8Array | undefined;
}

/** Reads a form, a JSON object of plain values, or a multipart body with one file. Returns no fields for other bodies. */
export async function readSentBody(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  fileField: string | undefined,
): Promise<SentBody> {
  if (contentType.startsWith("multipart/form-data")) return readMultipart(bytes, contentType, fileField);
  const text = new TextDecoder().decode(bytes);
  if (contentType.startsWith("application/json")) return { fields: readJsonFields(text), file: undefined };
  return { fields: readFields(new URLSearchParams(text)), file: undefined };
}

const plainValue = v.union([v.string(), v.number(), v.boolean()]);

function readJsonFields(text: string): Fields {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text);
  const entries = Object.entries(parsed.success ? parsed.output : {}).slice(0, FIELDS_MAX);
  return Object.fromEntries(
    entries.filter(([, value]) => v.is(plainValue, value)).map(([name, value]) => [name, String(value)]),
  );
}

async function readMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  fileField: string | undefined,
): Promise<SentBody> {
  try {
    const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
    const fields: Record<string, string> = {};
    let file: Uint8Array | undefined;
    for (const [name, value] of form) {
      if (typeof value === "string") fields[name] ??= value;
      else {
        fields[name] ??= `${value.name} (${value.size} bytes)`;
        if (name === fileField) file ??= new Uint8Array(await value.arrayBuffer());
      }
    }
    return { fields, file };
  } catch {
    return { fields: {}, file: undefined };
  }
}

/** An amount in a request: integer centavos, as received before. */
export const inputAmount = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,12}$/, "is not an amount in centavos"),
  v.transform(Number),
);

/** A required short text: an id, a code, a channel. */
export const inputName = v.pipe(v.string(), v.trim(), v.nonEmpty("is missing"), v.maxLength(64, "is too long"));

/** The input of an endpoint about an order. */
export const inputOrder = v.object({ productId: inputName, orderId: inputName });

export const optionalName = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64, "is too long")), "");

export const optionalText = v.optional(v.pipe(v.string(), v.maxLength(2000, "is too long")), "");

/** Returns the entries of optional short texts. */
export const optionalNames = <const Names extends readonly string[]>(...names: Names) =>
  v.entriesFromList(names, optionalName);

/** Returns the entries of optional texts. */
export const optionalTexts = <const Names extends readonly string[]>(...names: Names) =>
  v.entriesFromList(names, optionalText);

export const inputInteger = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^-?\d{1,9}$/, "is not a whole number"),
  v.transform(Number),
);

/** The obfuscated fields have their default names (rule rulings.obfuscated-names), which the key `wireNames` changes. */
export const WIRE_NAMES = parseEnvironment({}).wireNames;
