import { isSigned, type Signer, signedText, type Trust } from "./trust.ts";

/** The signed text contains the store's id, because stores may share a key. */
const textOf = (seconds: number, storeId: string) => signedText("status", `${seconds} ${storeId}`);

interface LinkOptions {
  readonly storeId: string;
  readonly until: Date;
  readonly signer: Signer;
}

/** Creates the parameter of a link that opens the status page of a store's site until a given time. */
export async function signStatusLink({ storeId, until, signer }: LinkOptions): Promise<string> {
  const seconds = Math.floor(until.getTime() / 1000);
  const { key, signature } = await signer.sign(textOf(seconds, storeId));
  return `${seconds}.${key}.${signature}`;
}

/** Returns whether a parameter opens the status page: signed with a trusted key, for this store, and not expired. */
export function isStatusLink(
  parameter: string,
  { storeId, trust, now = Date.now() }: { readonly storeId: string; readonly trust: Trust; readonly now?: number },
): boolean {
  const [, seconds = "0", key = "", signature = ""] = /^(\d{1,12})\.([0-9a-f]{16})\.([\w-]{86})$/.exec(parameter) ?? [];
  return Number(seconds) * 1000 > now && isSigned(textOf(Number(seconds), storeId), { key, signature }, trust);
}
