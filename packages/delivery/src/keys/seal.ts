import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import * as v from "valibot";

/** Makes signatures with one Ed25519 key. */
export interface Signer {
  /** Names the key: the first 16 hexadecimal digits of its public part's SHA-256. */
  readonly id: string;
  sign(text: string): string;
}

/** The public keys that are believed, by id. */
export type Trust = ReadonlyMap<string, KeyObject>;

/** What was read cannot be believed: no signature of a known key, other content than was signed, or a break in the chain. */
export class Untrusted extends Error {
  override readonly name = "Untrusted";
}

const keyId = (key: KeyObject) =>
  createHash("sha256")
    .update(key.export({ format: "der", type: "spki" }))
    .digest("hex")
    .slice(0, 16);

/** A signer from a private key in PEM (PKCS 8). */
export function createSigner(pem: string): Signer {
  const key = createPrivateKey(pem);
  return {
    id: keyId(createPublicKey(key)),
    sign: (text) => sign(null, Buffer.from(text), key).toString("base64"),
  };
}

/** The trust in public keys in PEM. */
export function createTrust(pems: readonly string[]): Trust {
  return new Map(pems.map((pem) => createPublicKey(pem)).map((key) => [keyId(key), key]));
}

interface Signature {
  /** Id of the key. */
  readonly key: string;
  readonly signature: string;
  readonly encoding: "base64" | "base64url";
  readonly trust: Trust;
}

/** Whether a trusted key has signed a text. */
export function verifyText(text: string, { key, signature, encoding, trust }: Signature): boolean {
  const known = trust.get(key);
  return known !== undefined && verify(null, Buffer.from(text), known, Buffer.from(signature, encoding));
}

const sealed = v.object({ content: v.unknown(), key: v.string(), signature: v.string() });

/** The text that is signed and hashed: the content as JSON.stringify writes it, which reading and writing again doesn't change. */
const textOf = (content: unknown) => JSON.stringify(content);

/** SHA-384 in hexadecimal digits. */
export const sha384 = (content: string | Uint8Array) => createHash("sha384").update(content).digest("hex");

/** The hash by which others name this content. */
export const hashOf = (content: unknown) => sha384(textOf(content));

/** Writes content with its signature, as a JSON file. */
export function seal(content: object, signer: Signer): Uint8Array {
  const text = textOf(content);
  return new TextEncoder().encode(
    `{\n"content": ${text},\n"key": "${signer.id}",\n"signature": "${signer.sign(text)}"\n}\n`,
  );
}

/** Reads what `seal` wrote. Throws Untrusted, with the file's name, when it isn't signed by a trusted key or isn't of this shape. */
export function openSealed<Schema extends v.GenericSchema>(
  bytes: Uint8Array,
  { schema, trust, name }: { readonly schema: Schema; readonly trust: Trust; readonly name: string },
): { readonly content: v.InferOutput<Schema>; readonly hash: string } {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Untrusted(`${name} is no JSON.`);
  }
  const parsed = v.safeParse(sealed, json);
  if (!parsed.success) throw new Untrusted(`${name} carries no signature.`);
  const { content, key, signature } = parsed.output;
  if (!trust.has(key)) throw new Untrusted(`${name} is signed by ${key}, a key that is not trusted here.`);
  const text = textOf(content);
  if (!verifyText(text, { key, signature, encoding: "base64", trust })) {
    throw new Untrusted(`${name} is not what ${key} has signed.`);
  }
  const read = v.safeParse(schema, content);
  if (!read.success)
    throw new Untrusted(`${name} has a shape that this version does not know: ${v.summarize(read.issues)}`);
  return { content: read.output, hash: sha384(text) };
}
