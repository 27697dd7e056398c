/** A code in the groups in which it is read out: its own where it has spaces, else fours where it is long. */
export function groupCode(code: string): readonly string[] {
  const parts = code.trim().split(/\s+/);
  const [only = ""] = parts;
  if (parts.length > 1 || only.length <= 6) return parts;
  return only.match(/.{4}(?=.{2})|.+/g) ?? parts;
}
