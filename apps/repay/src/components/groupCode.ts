/** Splits a code into groups for reading aloud: at its own spaces, or into fours when it is long and has none. */
export function groupCode(code: string): readonly string[] {
  const parts = code.trim().split(/\s+/);
  const [only = ""] = parts;
  if (parts.length > 1 || only.length <= 6) return parts;
  return only.match(/.{4}(?=.{2})|.+/g) ?? parts;
}
