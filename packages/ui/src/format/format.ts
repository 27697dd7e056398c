import { cutCharacters, visibleText } from "../text/text.ts";

/** Returns a code in groups that are easy to read aloud: at its own spaces, or fours if it is long and has none. */
export function groupCode(code: string): readonly string[] {
  const parts = code.trim().split(/\s+/);
  const [only = ""] = parts;
  if (parts.length > 1 || only.length <= 6) return parts;
  return only.match(/.{4}(?=.{2})|.+/g) ?? parts;
}

/**
 * Returns a code as a screen reader should read it: character by character, with a pause between the groups. Otherwise
 * "801244673091" would be read as eight hundred and one billion.
 */
export function spellCode(groups: readonly string[]): string {
  return groups.map((group) => [...group].join(" ")).join(", ");
}

/** Longer names of banks are shortened. */
const NAME_MAX = 60;

/**
 * Returns a bank account by its bank and its last four digits, "BPI ••• 1234"; the parts that are known, or "". Never
 * more digits, also when a lender sends the whole number as its last digits or in the name.
 */
export function formatAccount({ name, lastDigits }: { readonly name: string; readonly lastDigits: string }): string {
  const bank = cutCharacters(visibleText(name).replace(/\d(?:[\s-]?\d){4,}/g, "•••"), NAME_MAX).trim();
  const digits = lastDigits.replace(/\D/g, "").slice(-4);
  return [bank, digits && `••• ${digits}`].filter(Boolean).join(" ");
}
