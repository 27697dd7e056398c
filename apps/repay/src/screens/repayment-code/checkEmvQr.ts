/** What is wrong with a payload: it is damaged, for another amount, or for another receiver. */
export type EmvProblem = "damaged" | "amount" | "merchant";

/** The result of a check: the receiver's name and the amount, or the problem. */
export type EmvCheck =
  | { readonly ok: true; readonly merchant: string; readonly centavos: number | undefined }
  | { readonly ok: false; readonly problem: EmvProblem };

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
  const fields = readFields(payload);
  const signed = payload.slice(0, -4);
  if (fields?.get("00") !== "01" || !signed.endsWith("6304") || fields.get("63") !== checksum(signed)) {
    return { ok: false, problem: "damaged" };
  }
  const merchant = fields.get("59")?.trim() ?? "";
  const isOurs = merchants.some((name) => shorten(name) !== "" && shorten(name) === shorten(merchant));
  if (fields.get("58") !== "PH" || !isOurs) return { ok: false, problem: "merchant" };
  const amount = fields.get("54");
  const inCentavos = amount === undefined ? undefined : readAmount(amount);
  const isAmountWrong =
    fields.get("53") !== PESO ||
    (amount !== undefined && (inCentavos === undefined || (centavos !== undefined && inCentavos !== centavos)));
  return isAmountWrong ? { ok: false, problem: "amount" } : { ok: true, merchant, centavos: inCentavos };
}

function readFields(payload: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < payload.length) {
    const [, tag, size] = /^(\d\d)(\d\d)/.exec(payload.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(size);
    // A repeated tag is ambiguous: readers disagree on which one counts.
    if (tag === undefined || end > payload.length || fields.has(tag)) return undefined;
    fields.set(tag, payload.slice(at + 4, end));
    at = end;
  }
  return fields;
}

const shorten = (name: string) => name.trim().toUpperCase().slice(0, NAME_MAX);

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
