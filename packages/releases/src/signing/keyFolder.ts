import { spawn } from "node:child_process";
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { createTrust, isSigned, keyId, type Scope, type Signer, type Trust, trustFile } from "./trust.ts";

/** Creates a signer from a private key in PEM (PKCS 8). Throws an error with `name`, its file or variable, for any other text. */
export function createKeySigner(pem: string, name = "The key"): Signer {
  const read = () => {
    try {
      return createPrivateKey(pem);
    } catch {
      throw new Error(`${name} is not a private key in PEM format.`);
    }
  };
  const key = read();
  const id = keyId(createPublicKey(key));
  return {
    id,
    sign: async (text) => ({ key: id, signature: sign(null, Buffer.from(text), key).toString("base64url") }),
  };
}

const SIGN_MS = 60_000;

/**
 * Creates a signer from a shell command, such as one of a cloud's key service. It reads the text from its standard input and prints
 * the signature in base64. The signer finds the trusted key that it belongs to, and throws when there is none.
 */
export const createCommandSigner = (command: string, trust: Trust): Signer => ({
  async sign(signed) {
    const child = spawn(command, { shell: true, stdio: ["pipe", "pipe", "pipe"], timeout: SIGN_MS });
    // A command that does not read its input may have ended; its exit code states that.
    child.stdin.on("error", () => undefined).end(signed);
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    if (code !== 0) throw new Error(`SHIP_SIGN_COMMAND ended with code ${code}. ${errors.trim().slice(0, 300)}`);
    const signature = output.trim().replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    const key = [...trust.keys()].find((one) => isSigned(signed, { key: one, signature }, trust));
    if (key === undefined) throw new Error("SHIP_SIGN_COMMAND printed no signature of a trusted key.");
    return { key, signature };
  },
});

const privateFile = (folder: string) => path.join(folder, "ship.key");

/** Creates a key pair in PEM, and the id of the key. */
export function makeKeyPair() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return {
    id: keyId(publicKey),
    privatePem: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    publicPem: publicKey.export({ format: "pem", type: "spki" }).toString(),
  };
}

/**
 * Creates a key pair: `ship.key`, which stays on this machine, and `trusted/<id>.pub`, to be committed. Never replaces a key.
 * Returns the key's id.
 */
export function makeKeys(folder: string, scope: Scope = "platform"): string {
  const file = privateFile(folder);
  if (existsSync(file)) throw new Error(`${file} exists already. Move it away to make another.`);
  const { id, privatePem, publicPem } = makeKeyPair();
  mkdirSync(path.join(folder, "trusted"), { recursive: true });
  writeFileSync(file, privatePem, { mode: 0o600, flag: "wx" });
  writeFileSync(path.join(folder, "trusted", `${id}.pub`), trustFile(publicPem, scope));
  return id;
}

/** Reads the public keys (`*.pub`) of a folder, or of its folder `trusted`, where `pnpm ship keys` writes them. */
export function readTrust(folder: string): Trust {
  // The server also runs on Node 20, which has no `globSync`.
  const list = (one: string) =>
    (existsSync(one) ? readdirSync(one) : [])
      .filter((name) => name.endsWith(".pub"))
      .map((name) => path.join(one, name));
  const own = list(folder);
  const files = own.length > 0 ? own : list(path.join(folder, "trusted"));
  return createTrust(
    files.map((file) => readFileSync(file, "utf8")),
    files,
  );
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the signer: the command in SHIP_SIGN_COMMAND, else the key in SHIP_KEY (PEM), else the folder's `ship.key`. Undefined
 * when all are missing.
 */
export function readSigner(folder: string, trust: Trust, variables: Variables = {}): Signer | undefined {
  if (variables.SHIP_SIGN_COMMAND) return createCommandSigner(variables.SHIP_SIGN_COMMAND, trust);
  if (variables.SHIP_KEY) return createKeySigner(variables.SHIP_KEY, "SHIP_KEY");
  const file = privateFile(folder);
  return existsSync(file) ? createKeySigner(readFileSync(file, "utf8"), file) : undefined;
}

/** Opens the key and the trusted keys of a folder. Throws when it has no key. */
export function readKeys(folder: string): { readonly signer: Signer; readonly trust: Trust } {
  const trust = readTrust(folder);
  const signer = readSigner(folder, trust);
  if (!signer) throw new Error(`${folder} has no key.`);
  return { signer, trust };
}

const SECRET = /^(?:SHIP_|AWS_)|KEY|TOKEN|SECRET|PASS|CREDENTIAL|AUTH/i;

/** Returns the environment variables for a child process that runs code of a candidate: no key, and no credential of the store. */
export const withoutSecrets = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !SECRET.test(name)));
