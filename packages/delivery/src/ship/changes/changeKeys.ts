import { type Change, certificateText, contentOf, keyIdOf, type Signer } from "@lending/releases";
import { Refusal } from "../Refusal.ts";

interface CertifyOptions {
  /** The new public key in PEM. */
  readonly pem: string;
  readonly signer: Signer;
  readonly storeId: string;
}

/** Adds a platform key, certified by the key that signs the release: every edge trusts it from then on. */
export const certifyKey =
  ({ pem, signer, storeId }: CertifyOptions): Change =>
  async (release) => {
    if (!release) throw new Refusal("keys", "Nothing has been shipped here yet: put the key into EDGE_TRUST.");
    const id = keyIdOf(pem);
    if (release.revoked.includes(id)) throw new Refusal("keys", `The key ${id} was revoked. Make another one.`);
    if (release.keys.some((one) => keyIdOf(one.pem) === id)) return undefined;
    const { key, signature } = await signer.sign(certificateText(pem, storeId));
    return {
      ...contentOf(release),
      keys: [...release.keys, { pem, by: key, signature }],
      change: `key ${id} certified by ${key}`,
    };
  };

/** Ends the trust in a key, on every edge and for every publisher. */
export const revokeKey =
  (id: string, because: string | undefined): Change =>
  (release) => {
    if (!release) throw new Refusal("keys", "Nothing has been shipped here yet: remove the key from EDGE_TRUST.");
    if (release.revoked.includes(id)) return undefined;
    return {
      ...contentOf(release),
      revoked: [...release.revoked, id],
      change: `key ${id} revoked`,
      ...(because !== undefined && { because }),
    };
  };
