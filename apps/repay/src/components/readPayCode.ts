/** Returns the payment code of a URL, or "" unless it is 1 to 64 printable ASCII characters. */
export function readPayCode(value: string): string {
  const code = value.trim();
  return /^[\x20-\x7e]{1,64}$/.test(code) ? code : "";
}
