/** Returns a code in groups that are easy to read out: its existing groups, or fours if it is long. */
export function groupCode(code: string): readonly string[] {
  const parts = code.trim().split(/\s+/);
  const [only = ""] = parts;
  if (parts.length > 1 || only.length <= 6) return parts;
  return only.match(/.{4}(?=.{2})|.+/g) ?? parts;
}
