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

/** The signed text contains the store's id, because stores may share a key. */
const textOf = (seconds: number, storeId: string) => signedText("status", `${seconds} ${storeId}`);

interface LinkOptions {
  readonly storeId: string;
  readonly until: Date;
  readonly signer: Signer;
}

/** Creates the parameter of a link that opens the status page of a store's site until a given time. */
export async function signStatusLink({ storeId, until, signer }: LinkOptions): Promise<string> {
  const seconds = Math.floor(until.getTime() / 1000);
  const { key, signature } = await signer.sign(textOf(seconds, storeId));
  return `${seconds}.${key}.${signature}`;
}

/** Returns whether a parameter opens the status page: signed with a trusted key, for this store, and not expired. */
export function isStatusLink(
  parameter: string,
  { storeId, trust, now = Date.now() }: { readonly storeId: string; readonly trust: Trust; readonly now?: number },
): boolean {
  const [, seconds = "0", key = "", signature = ""] = /^(\d{1,12})\.([0-9a-f]{16})\.([\w-]{86})$/.exec(parameter) ?? [];
  return Number(seconds) * 1000 > now && isSigned(textOf(Number(seconds), storeId), { key, signature }, trust);
}
