import { type Signer, type Trust, verifyText } from "../keys/seal.ts";
import { endOf } from "./Override.ts";

const textOf = (id: string) => `open override ${id}`;

/** Writes the `override` parameter of a link that offers an override until its end: signed, and without any session. */
export const signOverride = (id: string, signer: Signer) =>
  [id, signer.id, Buffer.from(signer.sign(textOf(id)), "base64").toString("base64url")].join(".");

/** Reads such a parameter: the override's id, or undefined where it is odd, too old, or signed by nobody who is trusted. */
export function readOverrideLink(parameter: string, trust: Trust, now: number): string | undefined {
  const [, id = "", key = "", signature = ""] = /^([\da-f-]+)\.([0-9a-f]{16})\.([\w-]{86})$/.exec(parameter) ?? [];
  const isSigned = verifyText(textOf(id), { key, signature, encoding: "base64url", trust });
  return isSigned && (endOf(id) ?? 0) > now ? id : undefined;
}
