import { type EmvFields, fromBytes, readTemplate, toBytes } from "./emvFields.ts";

/** EMVCo limits a merchant's name to this length. */
const NAME_MAX = 25;

/** The identifier of QR Ph for payments from person to person. */
const PERSON = /com\.p2pqrpay/i;

interface Receiver {
  /** Names under which the lender may receive the payment. */
  readonly merchants: readonly string[];
  /** The lender's accounts, as the environment lists them. */
  readonly accounts: readonly string[];
}

/**
 * Returns who is paid: an account of the lender ("account"), a receiver with the lender's name ("name"), a person, or
 * anybody else ("other"). The author of a code chooses its name, so only an account is certain.
 */
export function findReceiver(fields: EmvFields, { merchants, accounts }: Receiver) {
  const all = [...fields].filter(([tag]) => tag >= "02" && tag <= "51").map(([tag, value]) => ({ tag, value }));
  // A wallet chooses among several accounts, so each of them must be the lender's, and none a person's.
  if (all.length === 0 || all.some(({ value }) => PERSON.test(value))) return "person";
  if (all.every(({ tag, value }) => tag >= "26" && isListed(value, accounts))) return "account";
  const merchant = fields.get("59") ?? "";
  return merchants.some((name) => isSameName(name, merchant)) ? "name" : "other";
}

/** Returns whether the list has an account: the whole template of a code, or one of its values. */
function isListed(template: string, accounts: readonly string[]): boolean {
  const values = [...(readTemplate(template) ?? [])].filter(([tag]) => tag !== "00").map(([, value]) => value);
  return [template, ...values].some((value) => value.trim() !== "" && accounts.includes(value.trim()));
}

/** Returns a name without accents, in upper case: issuers write "PARANAQUE" for "Parañaque". */
const fold = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[\p{M}\ufffd]/gu, "")
    .trim()
    .toUpperCase();

/** Returns a name as wallets and issuers shorten it: to 25 characters, and to 25 bytes. */
const shorten = (name: string): readonly string[] => {
  const text = name.trim().normalize("NFC");
  const byCharacters = Array.from(text).slice(0, NAME_MAX).join("");
  return [fold(byCharacters), fold(fromBytes(toBytes(text).slice(0, NAME_MAX)))];
};

/** Returns whether two names are the same as far as the field can hold them. An empty name is no name. */
function isSameName(name: string, other: string): boolean {
  const others = shorten(other);
  return shorten(name).some((form) => form !== "" && others.includes(form));
}
