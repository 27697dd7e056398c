import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { sha256 } from "../formats/names.ts";

/** What a key may sign: everything, or artefacts and requests of the named remotes. */
export type Scope = "platform" | readonly string[];

/** The trusted public keys with their scopes, by id. */
export type Trust = ReadonlyMap<string, { readonly key: KeyObject; readonly scope: Scope }>;

/** What a signature is for. It is part of the signed text, so none serves another purpose. */
export type Kind = "release" | "head" | "artefact" | "request" | "outcome" | "key";

/** Returns the text that is signed for content. It is short, because key services limit what they sign. */
export const signedText = (kind: Kind, content: string): string => `lending ${kind} sha256:${sha256(content)}`;

/** Returns whether a scope covers an app; without a name, everything. */
export const covers = (scope: Scope | undefined, app?: string): boolean =>
  scope === "platform" || (app !== undefined && scope?.includes(app) === true);

export const describeScope = (scope: Scope): string => (scope === "platform" ? scope : scope.join(", "));

/** Returns a key's id: the first 16 hexadecimal digits of the SHA-256 of its public key. */
export const keyId = (key: KeyObject): string => sha256(key.export({ format: "der", type: "spki" })).slice(0, 16);

/** Returns the id of a public key in PEM. */
export const keyIdOf = (pem: string): string => keyId(readPublicKey(pem, "The key"));

/** Reads a public key in PEM. Throws an error with the name of its file for any other text. */
export function readPublicKey(pem: string, name: string): KeyObject {
  try {
    return createPublicKey(pem.slice(Math.max(0, pem.indexOf("-----BEGIN"))));
  } catch {
    throw new Error(`${name} is not a public key in PEM format.`);
  }
}

/** Writes the file of a trusted key: its scope in the line before the PEM. */
export const trustFile = (pem: string, scope: Scope): string => `scope: ${describeScope(scope)}\n${pem}`;

const NAMES = /^[a-z][a-z0-9-]*(?:, ?[a-z][a-z0-9-]*)*$/;

/** A key without a scope is refused: a forgotten line must not trust a team with the whole site. */
function readScope(text: string, name: string): Scope {
  const names = /^scope: (.+)$/m.exec(text)?.[1]?.trim() ?? "";
  const scope = names.split(/, ?/);
  if (!NAMES.test(names) || (scope.length > 1 && scope.includes("platform")))
    throw new Error(
      `${name} states no scope. Its first line names what the key may sign: "scope: platform" or "scope: loan, repay".`,
    );
  return names === "platform" ? names : scope;
}

/** Reads trusted public keys: a line with the scope, then the key in PEM. Errors name the file, from `files`. */
export function createTrust(texts: readonly string[], files: readonly string[] = []): Trust {
  return new Map(
    texts.map((text, index) => {
      const name = files[index] ?? "The key";
      const key = readPublicKey(text, name);
      return [keyId(key), { key, scope: readScope(text, name) }];
    }),
  );
}

export interface Signature {
  /** Id of the key. */
  readonly key: string;
  /** The Ed25519 signature in base64url. */
  readonly signature: string;
}

/** Signs texts with one Ed25519 key. */
export interface Signer {
  /** Id of its key, where it is known before a signature. */
  readonly id?: string;
  sign(text: string): Promise<Signature>;
}

/** Returns whether the trusted key with an id signed a text. */
export function isSigned(text: string, { key, signature }: Signature, trust: Trust): boolean {
  const known = trust.get(key)?.key;
  return known !== undefined && verify(null, Buffer.from(text), known, Buffer.from(signature, "base64url"));
}

/** The text that certifies a platform key for one store. Stores may share a key, but not its rotation. */
export const certificateText = (pem: string, storeId: string): string =>
  signedText("key", JSON.stringify([storeId, keyId(readPublicKey(pem, "The key"))]));
