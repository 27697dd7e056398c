type Count = (value: string) => number;

export const inCharacters: Count = (value) => [...value].length;
export const inBytes: Count = (value) => Buffer.byteLength(value, "utf8");

/**
 * Returns a QR Ph payload as a wallet issues it, built independently of the product: EMVCo's fields with lengths in
 * characters or in bytes, and the checksum over the bytes of UTF-8.
 */
export function issueQrPh({ city = "Manila" }, count = inCharacters, write = (checksum: string) => checksum): string {
  const field = (tag: string, value: string) => tag + `${count(value)}`.padStart(2, "0") + value;
  const merchant = field("00", "com.p2pqrpay") + field("01", "SANDPHM1XXX") + field("04", "09171234567");
  const facts = field("52", "6012") + field("53", "608") + field("54", "2650.00") + field("58", "PH");
  const place = field("59", "Sandbox Lending") + field("60", city) + field("62", field("05", "801244673091"));
  const text = `${field("00", "01")}${field("01", "12")}${field("27", merchant)}${facts}${place}6304`;
  let register = 0xffff;
  for (const byte of Buffer.from(text, "utf8")) {
    register ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) register = ((register << 1) ^ (register & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return text + write(register.toString(16).toUpperCase().padStart(4, "0"));
}
