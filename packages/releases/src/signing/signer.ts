import { spawn } from "node:child_process";
import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { text } from "node:stream/consumers";
import { isSigned, keyId, type Signer, type Trust } from "./trust.ts";

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
