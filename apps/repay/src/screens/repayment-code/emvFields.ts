/** The fields of an EMV payload, or of a template in one, by tag. */
export type EmvFields = ReadonlyMap<string, string>;

/**
 * Reads the fields of an EMV payload whose checksum is right, or returns undefined. Issuers count the length of a value
 * in characters, as EMVCo specifies, or in bytes of UTF-8.
 */
export function readEmvFields(payload: string): EmvFields | undefined {
  const signed = payload.slice(0, -4);
  const crc = payload.slice(-4);
  if (!signed.endsWith("6304") || crc.toUpperCase() !== checksum(signed)) return undefined;
  return readings(payload).find((fields) => fields?.get("00") === "01" && fields.get("63") === crc);
}

/** Reads the fields of a template, which is the value of a field. Returns undefined for any other value. */
export const readTemplate = (value: string): EmvFields | undefined => readings(value).find((fields) => fields);

const readings = (text: string) => [
  readFields(Array.from(text), (units) => units.join("")),
  readFields(toBytes(text), fromBytes),
];

/** Returns the bytes of a text in UTF-8, each as one character. */
export const toBytes = (text: string): readonly string[] =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));

export const fromBytes = (bytes: readonly string[]): string =>
  new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

/** Reads fields by tag. A unit is what the lengths count: a character or a byte. */
function readFields(units: readonly string[], toText: (units: readonly string[]) => string): EmvFields | undefined {
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
