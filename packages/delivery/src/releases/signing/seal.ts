import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import * as v from "valibot";

/** Signs text with one Ed25519 key. */
export interface Signer {
  /** The key's id: the first 16 hexadecimal digits of the SHA-256 of its public key. */
  readonly id: string;
  /** Returns the signature in base64url. */
  sign(text: string): string;
}

/** What a trusted key may change: the named remotes, or everything. */
export type Scope = "platform" | readonly string[];

/** The trusted public keys with their scopes, by id. A server may change the keys while it runs. */
export type Trust = ReadonlyMap<string, { readonly key: KeyObject; readonly scope: Scope }>;

/** Returns whether a trusted key may change a remote; without a name, everything. */
export function covers(scope: Scope | undefined, remote?: string): boolean {
  return scope === "platform" || (remote !== undefined && scope?.includes(remote) === true);
}

/** Creates a set of what no trusted key signed. It is empty again when the trusted keys have changed. */
export function createForeign<Item>(trust: Trust): () => Set<Item> {
  const foreign = new Set<Item>();
  let keys = "";
  return () => {
    const now = [...trust.keys()].join();
    if (now !== keys) foreign.clear();
    keys = now;
    return foreign;
  };
}

/** Describes a scope: "savings, loan". */
export const describeScope = (scope: Scope) => (scope === "platform" ? scope : scope.join(", "));

/** Content without a valid signature of a trusted key, with another hash than expected, or outside the chain of releases. */
export class Untrusted extends Error {
  override readonly name = "Untrusted";
}

const keyId = (key: KeyObject) =>
  createHash("sha256")
    .update(key.export({ format: "der", type: "spki" }))
    .digest("hex")
    .slice(0, 16);

/** Calls `read`. Throws an error with the name of the key instead of the library's. */
function readKey(read: () => KeyObject, name: string, kind: string): KeyObject {
  try {
    return read();
  } catch {
    throw new Error(`${name} is not a ${kind} key in PEM format.`);
  }
}

/** Creates a signer from a private key in PEM (PKCS 8). Throws an error with `name`, its file or variable, for any other text. */
export function createSigner(pem: string, name = "The key"): Signer {
  const key = readKey(() => createPrivateKey(pem), name, "private");
  return {
    id: keyId(createPublicKey(key)),
    sign: (text) => sign(null, Buffer.from(text), key).toString("base64url"),
  };
}

/** Writes the file of a trusted key: its scope in the line before the PEM. */
export const trustFile = (pem: string, scope: Scope) => `scope: ${describeScope(scope)}\n${pem}`;

const NAMES = /^[a-z][a-z0-9-]*(?:, ?[a-z][a-z0-9-]*)*$/;

/** A key without a scope is refused: a forgotten line must not trust a team with the whole site. */
function readScope(text: string, name: string): Scope {
  const names = /^scope: (.+)$/m.exec(text)?.[1]?.trim() ?? "";
  const scope = names.split(/, ?/);
  if (!NAMES.test(names) || scope.includes("shell") || (scope.length > 1 && scope.includes("platform")))
    throw new Error(
      `${name} states no scope. Its first line names what the key may change: "scope: platform" or "scope: loan, repay".`,
    );
  return names === "platform" ? names : scope;
}

/**
 * Reads trusted public keys: a line with the scope, then the key in PEM. Throws an error with the name of the file, from
 * `files`, for any other text.
 */
export function createTrust(texts: readonly string[], files: readonly string[] = []): Trust {
  return new Map(
    texts.map((text, index) => {
      const name = files[index] ?? "The key";
      const key = readKey(() => createPublicKey(text.slice(Math.max(0, text.indexOf("-----BEGIN")))), name, "public");
      return [keyId(key), { key, scope: readScope(text, name) }];
    }),
  );
}

/** Returns whether the trusted key with an id signed a text. */
export function verifyText(
  text: string,
  { key, signature, trust }: { readonly key: string; readonly signature: string; readonly trust: Trust },
): boolean {
  const known = trust.get(key)?.key;
  return known !== undefined && verify(null, Buffer.from(text), known, Buffer.from(signature, "base64url"));
}

/** The key is printed when it is unknown, so it must not contain what a terminal obeys. */
const sealed = v.object({
  content: v.unknown(),
  key: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  signature: v.string(),
});

/** Serializes content for signing and hashing. JSON.stringify returns the same text after parsing and serializing again. */
const textOf = (content: unknown) => JSON.stringify(content);

export const sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Returns the SHA-256 in hexadecimal digits. */
export const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");

/** Returns the hash that identifies content. */
export const hashOf = (content: unknown) => sha256(textOf(content));

/** Signs content and returns it with its signature as a JSON file. */
export function seal(content: object, signer: Signer): Uint8Array {
  const text = textOf(content);
  return new TextEncoder().encode(
    `{\n"content": ${text},\n"key": "${signer.id}",\n"signature": "${signer.sign(text)}"\n}\n`,
  );
}

/** Reads a file that `seal` wrote. Throws Untrusted, with the file's name, when the signature or the schema does not match. */
export function openSealed<Schema extends v.GenericSchema>(
  bytes: Uint8Array,
  { schema, trust, name }: { readonly schema: Schema; readonly trust: Trust; readonly name: string },
): { readonly content: v.InferOutput<Schema>; readonly hash: string; readonly key: string; readonly scope: Scope } {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Untrusted(`${name} is not JSON.`);
  }
  const parsed = v.safeParse(sealed, json);
  if (!parsed.success) throw new Untrusted(`${name} has no signature.`);
  const { content, key, signature } = parsed.output;
  const trusted = trust.get(key);
  if (!trusted) throw new Untrusted(`${name} is signed by ${key}, which is not a trusted key.`);
  const text = textOf(content);
  if (!verifyText(text, { key, signature, trust })) {
    throw new Untrusted(`${name} has an invalid signature of ${key}.`);
  }
  const read = v.safeParse(schema, content);
  if (!read.success)
    throw new Untrusted(`${name} does not match the schema of this version: ${v.summarize(read.issues)}`);
  return { content: read.output, hash: sha256(text), key, scope: trusted.scope };
}

/** Returns the integrity value of content: `sha256-` and its SHA-256 in base64. */
export const integrityOf = (content: Uint8Array) => `sha256-${createHash("sha256").update(content).digest("base64")}`;
