import type { Mask } from "./editMasked.ts";

/** `phone` groups 3-4-4, `card` in fours, `none` not at all. */
export type Grouping = "phone" | "card" | "none";

const PHONE_MAX = 11;
const GROUPS: Readonly<Record<Grouping, (digits: string) => string>> = {
  phone: (digits) => digits.replace(/^(\d{3})(?=\d)/, "$1 ").replace(/^(\d{3} \d{4})(?=\d)/, "$1 "),
  card: (digits) => digits.replace(/(\d{4})(?=\d)/g, "$1 "),
  none: (digits) => digits,
};

/** Digits alone, at most `max` (11 for a phone), shown in their groups. Full-width digits become plain ones. */
export function digitsMask(
  grouping: Grouping,
  max = grouping === "phone" ? PHONE_MAX : Number.POSITIVE_INFINITY,
): Mask {
  return { accept: (typed) => typed.normalize("NFKC").replace(/\D/g, ""), show: GROUPS[grouping], max };
}
