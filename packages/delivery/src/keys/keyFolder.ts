import { generateKeyPairSync } from "node:crypto";
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createSigner, createTrust, type Signer, type Trust } from "./seal.ts";

const privateFile = (folder: string) => path.join(folder, "ship.key");
const trustedFolder = (folder: string) => path.join(folder, "trusted");

/**
 * Makes a key pair: `ship.key`, for this machine's eyes alone, and `trusted/<id>.pub`, to be committed so that everybody
 * believes what it signs. Never replaces a key. Gives the id.
 */
export function makeKeys(folder: string): string {
  const file = privateFile(folder);
  if (existsSync(file)) throw new Error(`${file} is there already. Move it away to make another.`);
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  const { id } = createSigner(pem);
  mkdirSync(trustedFolder(folder), { recursive: true });
  writeFileSync(file, pem, { mode: 0o600, flag: "wx" });
  chmodSync(file, 0o600);
  writeFileSync(path.join(trustedFolder(folder), `${id}.pub`), publicKey.export({ format: "pem", type: "spki" }));
  return id;
}

/** The key to sign with: the variable SHIP_KEY (PEM, as a CI keeps it), or the folder's `ship.key`. Undefined where neither is. */
export function readSigner(folder: string, pem = process.env.SHIP_KEY): Signer | undefined {
  if (pem) return createSigner(pem);
  const file = privateFile(folder);
  return existsSync(file) ? createSigner(readFileSync(file, "utf8")) : undefined;
}

/** Every key of the folder's `trusted/`. */
export const readTrust = (folder: string): Trust =>
  createTrust(globSync(path.join(trustedFolder(folder), "*.pub")).map((file) => readFileSync(file, "utf8")));
