import { type Signer, type Trust, verifyText } from "../keys/seal.ts";
import { endOf } from "./Override.ts";

/** The signed text contains the store's id, because the stores of two environments may share a key. */
const textOf = (id: string, storeId: string) => `open override ${id} of store ${storeId}`;

/** Creates the `override` parameter of a link that offers an override until its end. It is signed and contains no session. */
export const signOverride = (id: string, storeId: string, signer: Signer) =>
  [id, signer.id, Buffer.from(signer.sign(textOf(id, storeId)), "base64").toString("base64url")].join(".");

interface ReadOptions {
  readonly storeId: string;
  readonly trust: Trust;
  readonly now: number;
}

/** Reads the `override` parameter. Returns the override's id, or undefined when it is malformed, expired, of another store, or not signed with a trusted key. */
export function readOverrideLink(parameter: string, { storeId, trust, now }: ReadOptions): string | undefined {
  const [, id = "", key = "", signature = ""] = /^([\da-f-]+)\.([0-9a-f]{16})\.([\w-]{86})$/.exec(parameter) ?? [];
  const isSigned = verifyText(textOf(id, storeId), { key, signature, encoding: "base64url", trust });
  return isSigned && (endOf(id) ?? 0) > now ? id : undefined;
}
