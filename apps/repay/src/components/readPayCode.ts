/** The payment code that an address names, or "" when it is none: 1 to 64 printable ASCII characters. */
export function readPayCode(sent: string): string {
  const code = sent.trim();
  return /^[\x20-\x7e]{1,64}$/.test(code) ? code : "";
}
