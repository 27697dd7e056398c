import { generateKeyPairSync } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createSigner, createTrust, type Scope, type Signer, type Trust, trustFile } from "./seal.ts";

const privateFile = (folder: string) => path.join(folder, "ship.key");
const trustedFolder = (folder: string) => path.join(folder, "trusted");

/**
 * Creates a key pair: `ship.key`, which stays on this machine, and `trusted/<id>.pub`, to be committed so that all checkouts
 * trust its signatures within its scope. Never replaces a key. Returns the key's id.
 */
export function makeKeys(folder: string, scope: Scope = "platform"): string {
  const file = privateFile(folder);
  if (existsSync(file)) throw new Error(`${file} exists already. Move it away to make another.`);
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  const { id } = createSigner(pem);
  mkdirSync(trustedFolder(folder), { recursive: true });
  writeFileSync(file, pem, { mode: 0o600, flag: "wx" });
  const publicPem = publicKey.export({ format: "pem", type: "spki" }).toString();
  writeFileSync(path.join(trustedFolder(folder), `${id}.pub`), trustFile(publicPem, scope));
  return id;
}

/** Returns the signing key: the variable SHIP_KEY (PEM, for CI), else the folder's `ship.key`. Undefined when both are missing. */
export function readSigner(folder: string, pem = process.env.SHIP_KEY): Signer | undefined {
  if (pem) return createSigner(pem, "SHIP_KEY");
  const file = privateFile(folder);
  return existsSync(file) ? createSigner(readFileSync(file, "utf8"), file) : undefined;
}

/** Reads every public key in the folder `trusted/`. */
export function readTrust(folder: string): Trust {
  const files = globSync(path.join(trustedFolder(folder), "*.pub"));
  return createTrust(
    files.map((file) => readFileSync(file, "utf8")),
    files,
  );
}

/** Reads the signing key and the trusted keys of a folder. Throws when there is no signing key. */
export function readKeys(folder: string): { readonly signer: Signer; readonly trust: Trust } {
  const signer = readSigner(folder, "");
  if (!signer) throw new Error(`${folder} contains no signing key.`);
  return { signer, trust: readTrust(folder) };
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the environment variables for a child process that must not have the signing key or the store's credentials. */
export const withoutSecrets = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => name !== "SHIP_KEY" && !name.startsWith("AWS_")));
