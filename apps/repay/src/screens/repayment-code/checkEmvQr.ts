/** The receiver's name and the amount; or that it is damaged, for another amount, or for another receiver. */
type EmvCheck =
  | { readonly ok: true; readonly merchant: string; readonly centavos: number | undefined }
  | { readonly ok: false; readonly problem: "damaged" | "amount" | "merchant" };

interface Expected {
  /** The amount to pay; undefined when it is not known as a number. */
  readonly centavos: number | undefined;
  /** Names under which the lender may receive the payment. */
  readonly merchants: readonly string[];
}

/** EMVCo limits a merchant's name to this length. */
const NAME_MAX = 25;
const PESO = "608";

/**
 * Checks a merchant-presented EMV payload, such as QR Ph: its structure and checksum, its currency, its amount and its
 * merchant. Tags are those of EMVCo's "QR Code Specification for Payment Systems, Merchant-Presented Mode" 1.1.
 */
export function checkEmvQr(payload: string, { centavos, merchants }: Expected): EmvCheck {
  const signed = payload.slice(0, -4);
  const crc = payload.slice(-4);
  // Issuers count the length of a value in characters, as EMVCo specifies, or in bytes of UTF-8.
  const readings = [
    readFields(Array.from(payload), (units) => units.join("")),
    readFields(toBytes(payload), fromBytes),
  ];
  const fields = readings.find((read) => read?.get("00") === "01" && read.get("63") === crc);
  if (!fields || !signed.endsWith("6304") || crc.toUpperCase() !== checksum(signed)) {
    return { ok: false, problem: "damaged" };
  }
  const merchant = fields.get("59")?.trim() ?? "";
  const isOurs = merchants.some((name) => isSameName(name, merchant));
  if (fields.get("58") !== "PH" || !isOurs) return { ok: false, problem: "merchant" };
  const amount = fields.get("54");
  const inCentavos = amount === undefined ? undefined : readAmount(amount);
  const isAmountWrong =
    fields.get("53") !== PESO ||
    (amount !== undefined && (inCentavos === undefined || (centavos !== undefined && inCentavos !== centavos)));
  return isAmountWrong ? { ok: false, problem: "amount" } : { ok: true, merchant, centavos: inCentavos };
}

/** Returns the bytes of a text in UTF-8, each as one character. */
const toBytes = (text: string): readonly string[] =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));

const fromBytes = (bytes: readonly string[]): string =>
  new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

/** Reads the fields of a payload, by tag. A unit is what the lengths count: a character or a byte. */
function readFields(
  units: readonly string[],
  toText: (units: readonly string[]) => string,
): ReadonlyMap<string, string> | undefined {
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

/** Reads "2650", "2650.5" or "2650.00" as centavos. */
function readAmount(text: string): number | undefined {
  const [, pesos = "", rest = ""] = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  return pesos === "" ? undefined : Number(pesos) * 100 + Number(rest.padEnd(2, "0"));
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
