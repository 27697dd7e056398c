import * as v from "valibot";
import { sha256, Untrusted } from "../formats/names.ts";
import { isSigned, type Kind, type Scope, type Signer, signedText, type Trust } from "./trust.ts";

/** The key is printed when it is unknown, so it must not contain what a terminal obeys. */
const envelope = v.object({
  content: v.unknown(),
  key: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  signature: v.string(),
});

/** Signs content and returns it with its signature as a JSON file. */
export async function seal(kind: Kind, content: object, signer: Signer): Promise<Uint8Array> {
  const text = JSON.stringify(content);
  const { key, signature } = await signer.sign(signedText(kind, text));
  return new TextEncoder().encode(`{\n"content": ${text},\n"key": "${key}",\n"signature": "${signature}"\n}\n`);
}

/** Content that was read without its signature. */
export interface Unverified<Content> {
  readonly content: Content;
  /** SHA-256 of the content's JSON. */
  readonly hash: string;
  /** Checks the signature. Returns the scope of its key; throws Untrusted, with the file's name. */
  verify(trust: Trust): Scope;
}

/** Reads a file that `seal` wrote. Throws Untrusted when it is malformed. The caller knows the trusted keys only afterwards. */
export function readSealed<Schema extends v.GenericSchema>(
  bytes: Uint8Array,
  { kind, schema, name }: { readonly kind: Kind; readonly schema: Schema; readonly name: string },
): Unverified<v.InferOutput<Schema>> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), envelope), new TextDecoder().decode(bytes));
  if (!parsed.success) throw new Untrusted(`${name} has no signature.`);
  const { content, key, signature } = parsed.output;
  // JSON.stringify returns the same text after parsing and serializing again.
  const text = JSON.stringify(content);
  const read = v.safeParse(schema, content);
  if (!read.success)
    throw new Untrusted(`${name} does not match the schema of this version: ${v.summarize(read.issues)}`);
  return {
    content: read.output,
    hash: sha256(text),
    verify(trust) {
      const trusted = trust.get(key);
      if (!trusted) throw new Untrusted(`${name} is signed by ${key}, which is not a trusted key.`);
      if (!isSigned(signedText(kind, text), { key, signature }, trust))
        throw new Untrusted(`${name} has an invalid signature of ${key}.`);
      return trusted.scope;
    },
  };
}
