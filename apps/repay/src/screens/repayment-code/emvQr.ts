import { foldText } from "@lending/ui/text";

/** What a code adds to its amount: centavos, or hundredths of a percent of the amount. */
export type EmvFee = { readonly centavos: number } | { readonly hundredths: number };

/** What a QR Ph code pays, or why it must not be paid. */
export type EmvCheck =
  | {
      readonly ok: true;
      readonly merchant: string;
      /** Whether the account is the lender's. Otherwise only the name in the code is. */
      readonly isCertain: boolean;
      /** Undefined when the borrower types the amount. */
      readonly centavos: number | undefined;
      readonly fee: EmvFee | undefined;
    }
  | { readonly ok: false; readonly problem: "damaged" | "person" | "merchant" | "amount" | "charge" };

interface Receiver {
  /** Names under which the lender may receive the payment. */
  readonly merchants: readonly string[];
  /** The lender's accounts, as the environment lists them. */
  readonly accounts: readonly string[];
}

interface Expected extends Receiver {
  /** The amount to pay; undefined when it is not known as a number. */
  readonly centavos: number | undefined;
  /** The lender issued the code to this phone. It may collect through a partner, whose name the page then states. */
  readonly isIssued?: boolean;
}

const PESO = "608";

/**
 * Checks a merchant-presented EMV payload, such as QR Ph: its structure and checksum, its receiver, its currency, its
 * amount and what it adds to the amount. Tags are those of EMVCo's "QR Code Specification for Payment Systems,
 * Merchant-Presented Mode" 1.1.
 */
export function checkEmvQr(payload: string, { centavos, isIssued = false, ...lender }: Expected): EmvCheck {
  const fields = readEmvFields(payload);
  if (!fields) return { ok: false, problem: "damaged" };
  const receiver = findReceiver(fields, lender);
  if (receiver === "person") return { ok: false, problem: "person" };
  if (fields.get("58") !== "PH" || (receiver === "other" && !(isIssued && fields.get("59")?.trim())))
    return { ok: false, problem: "merchant" };
  const amount = fields.get("54");
  const inCentavos = amount === undefined ? undefined : readAmount(amount);
  const isAmountWrong =
    fields.get("53") !== PESO ||
    (amount !== undefined && (!inCentavos || (centavos !== undefined && inCentavos !== centavos)));
  if (isAmountWrong) return { ok: false, problem: "amount" };
  const fee = readFee(fields);
  if (fee === "wrong") return { ok: false, problem: "charge" };
  const merchant = fields.get("59")?.trim() ?? "";
  return { ok: true, merchant, isCertain: receiver === "account", centavos: inCentavos, fee };
}

/** Returns what a fee adds to an amount, in centavos; undefined for a share of an unknown amount. */
export function addedBy(fee: EmvFee, centavos: number | undefined): number | undefined {
  if ("centavos" in fee) return fee.centavos;
  return centavos === undefined ? undefined : Math.round((centavos * fee.hundredths) / 10_000);
}

/** Reads "2650", "2650.5" or "2650.00" as hundredths, for example as centavos. */
function readAmount(text: string): number | undefined {
  const [, whole = "", rest = ""] = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  return whole === "" ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, "0"));
}

/**
 * Reads what the code adds to its amount: 55 states the kind, 56 a fixed fee and 57 a percentage. A tip, or a fee that is
 * not stated clearly, is wrong.
 */
function readFee(fields: EmvFields): EmvFee | "wrong" | undefined {
  const [kind, fixed, percent] = ["55", "56", "57"].map((tag) => fields.get(tag));
  if (kind === undefined && fixed === undefined && percent === undefined) return undefined;
  const isFixed = fixed !== undefined && percent === undefined && (kind ?? "02") === "02";
  const isShare = percent !== undefined && fixed === undefined && (kind ?? "03") === "03";
  const added = isFixed || isShare ? readAmount(fixed ?? percent ?? "") : undefined;
  if (added === undefined || (isShare && added >= 10_000)) return "wrong";
  if (added === 0) return undefined;
  return isFixed ? { centavos: added } : { hundredths: added };
}

/** EMVCo limits a merchant's name to this length. */
const NAME_MAX = 25;

/** The identifier of QR Ph for payments from person to person. */
const PERSON = /com\.p2pqrpay/i;

/**
 * Returns who is paid: an account of the lender ("account"), a receiver with the lender's name ("name"), a person, or
 * anybody else ("other"). The author of a code chooses its name, so only an account is certain.
 */
function findReceiver(fields: EmvFields, { merchants, accounts }: Receiver) {
  const all = [...fields].filter(([tag]) => tag >= "02" && tag <= "51").map(([tag, value]) => ({ tag, value }));
  // A wallet chooses among several accounts, so each of them must be the lender's, and none a person's.
  if (all.length === 0 || all.some(({ value }) => PERSON.test(value))) return "person";
  if (all.every(({ tag, value }) => tag >= "26" && isListed(value, accounts))) return "account";
  const merchant = fields.get("59") ?? "";
  return merchants.some((name) => isSameName(name, merchant)) ? "name" : "other";
}

/**
 * Returns whether the list has an account: the whole template of a code, or its parts that state who is paid. In QR Ph these
 * are the merchant's id (03) and the account number (04), and each must be listed; of a template without them, any part counts.
 */
function isListed(template: string, accounts: readonly string[]): boolean {
  const isKnown = (text: string) => text.trim() !== "" && accounts.includes(text.trim());
  const parts = [...(readFields(template) ?? [])].filter(([tag]) => tag !== "00");
  const stated = parts.filter(([tag, value]) => (tag === "03" || tag === "04") && value.trim() !== "");
  if (stated.length > 0 && !stated.every(([, value]) => isKnown(value))) return isKnown(template);
  return [template, ...parts.map(([, value]) => value)].some(isKnown);
}

/**
 * Returns a name as wallets and issuers shorten it, to 25 characters and to 25 bytes, without accents: some write "PARANAQUE" for
 * "Parañaque".
 */
const shorten = (name: string): readonly string[] => {
  const text = name.trim().normalize("NFC");
  const byCharacters = Array.from(text).slice(0, NAME_MAX).join("");
  const byBytes = fromBytes(toBytes(text).slice(0, NAME_MAX)).replace("\ufffd", "");
  return [foldText(byCharacters), foldText(byBytes)];
};

/** Returns whether two names are the same as far as the field can hold them. An empty name is no name. */
function isSameName(name: string, other: string): boolean {
  const others = shorten(other);
  return shorten(name).some((form) => form !== "" && others.includes(form));
}

/** The fields of an EMV payload, or of a template in one, by tag. */
type EmvFields = ReadonlyMap<string, string>;

/**
 * Reads the fields of an EMV payload whose checksum is right, or returns undefined. Issuers count the length of a value
 * in characters, as EMVCo specifies, or in bytes of UTF-8, and wallets also in units of UTF-16.
 */
function readEmvFields(payload: string): EmvFields | undefined {
  const signed = payload.slice(0, -4);
  const crc = payload.slice(-4);
  if (!signed.endsWith("6304") || crc.toUpperCase() !== checksum(signed)) return undefined;
  return readFields(payload, (fields) => fields.get("00") === "01" && fields.get("63") === crc);
}

/** Reads the fields of a payload or a template. Undefined for any other text, and for one that wallets read differently. */
function readFields(text: string, isComplete = (_: EmvFields) => true): EmvFields | undefined {
  const [first, ...others] = [
    parseFields(Array.from(text), (units) => units.join("")),
    parseFields(toBytes(text), fromBytes),
    parseFields(text.split(""), (units) => units.join("")),
  ].filter((fields) => fields !== undefined && isComplete(fields));
  return others.every((other) => isSame(first, other)) ? first : undefined;
}

const isSame = (one: EmvFields = new Map(), other: EmvFields = new Map()) =>
  JSON.stringify([...one]) === JSON.stringify([...other]);

/** Returns the bytes of a text in UTF-8, each as one character. */
const toBytes = (text: string): readonly string[] =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));

const fromBytes = (bytes: readonly string[]): string =>
  new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

/** Reads fields by tag. A unit is what the lengths count. */
function parseFields(units: readonly string[], toText: (units: readonly string[]) => string): EmvFields | undefined {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < units.length) {
    const [, tag, size] = /^(\d\d)(\d\d)/.exec(units.slice(at, at + 4).join("")) ?? [];
    const end = at + 4 + Number(size);
    // A repeated tag is ambiguous: readers disagree on which one counts.
    if (tag === undefined || end > units.length || fields.has(tag)) return undefined;
    fields.set(tag, toText(units.slice(at + 4, end)));
    at = end;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE of the text's bytes, as four upper-case hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
