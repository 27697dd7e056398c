import type { Mask } from "./editMasked.ts";

/** `phone` groups 3-4-4, `card` groups in fours, `none` does not group. */
export type Grouping = "phone" | "card" | "none";

const PHONE_MAX = 11;
const GROUPS: Readonly<Record<Grouping, (digits: string) => string>> = {
  phone: (digits) => digits.replace(/^(\d{3})(?=\d)/, "$1 ").replace(/^(\d{3} \d{4})(?=\d)/, "$1 "),
  card: (digits) => digits.replace(/(\d{4})(?=\d)/g, "$1 "),
  none: (digits) => digits,
};

/**
 * A mask for digits: at most `max` of them (11 for a phone), shown in groups. Converts full-width digits to plain
 * ones.
 */
export function digitsMask(
  grouping: Grouping,
  max = grouping === "phone" ? PHONE_MAX : Number.POSITIVE_INFINITY,
): Mask {
  return { accept: (typed) => typed.normalize("NFKC").replace(/\D/g, ""), show: GROUPS[grouping], max };
}
