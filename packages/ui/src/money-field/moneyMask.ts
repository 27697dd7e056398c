import type { Mask } from "../digits-field/editMasked.ts";

/**
 * A mask for digits with one decimal point and two decimals. A lone comma near the end is a point; others are
 * dropped.
 */
export function moneyMask(max: number): Mask {
  return { accept, show: (held) => held, max };
}

function accept(typed: string): string {
  const plain = typed.normalize("NFKC").replace(/[^\d.,]/g, "");
  const pointed = /^\d*,\d{0,2}$/.test(plain) ? plain.replace(",", ".") : plain.replace(/,/g, "");
  const [whole = "", ...decimals] = pointed.split(".");
  return decimals.length === 0 ? whole : `${whole}.${decimals.join("").slice(0, 2)}`;
}
