import { generateKeyPairSync } from "node:crypto";
import { createSigner, createTrust } from "../keys/seal.ts";

/** Creates a new key and the trust in it. */
export function makeSigner() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  return {
    pem,
    signer: createSigner(pem),
    trust: createTrust([publicKey.export({ format: "pem", type: "spki" }).toString()]),
  };
}
