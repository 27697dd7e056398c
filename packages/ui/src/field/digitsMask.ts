import type { Mask } from "./masks.ts";

/**
 * `phone` groups 3-4-4, `philippinePhone` groups 0917 123 4567 and begins it with 0 in place of +63 or nothing, `card` groups in fours, `none` does
 * not group.
 */
export type Grouping = "phone" | "philippinePhone" | "card" | "none";

/** Returns whether the digits are a phone number. */
export const isPhone = (grouping: Grouping) => grouping === "phone" || grouping === "philippinePhone";

const PHONE_MAX = 11;
const group344 = (digits: string) => digits.replace(/^(\d{3})(?=\d)/, "$1 ").replace(/^(\d{3} \d{4})(?=\d)/, "$1 ");
const group434 = (digits: string) => digits.replace(/^(\d{4})(?=\d)/, "$1 ").replace(/^(\d{4} \d{3})(?=\d)/, "$1 ");
const GROUPS: Readonly<Record<Grouping, (digits: string) => string>> = {
  phone: group344,
  philippinePhone: (digits) => (digits.startsWith("0") ? group434(digits) : group344(digits)),
  card: (digits) => digits.replace(/(\d{4})(?=\d)/g, "$1 "),
  none: (digits) => digits,
};

/**
 * A mask for digits: at most `max` of them (11 for a phone), shown in groups. Converts full-width digits to plain
 * ones.
 */
export function digitsMask(grouping: Grouping, max = isPhone(grouping) ? PHONE_MAX : Number.POSITIVE_INFINITY): Mask {
  const readDigits = (typed: string) => typed.normalize("NFKC").replace(/\D/g, "");
  const isPhilippine = grouping === "philippinePhone";
  const readPhilippine = (typed: string) => readDigits(typed).replace(/^(?:(?:00)?63)?(?=9)/, "0");
  return { accept: isPhilippine ? readPhilippine : readDigits, show: GROUPS[grouping], max };
}
