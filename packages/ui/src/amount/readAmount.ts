import { FIGURES, figuresOf } from "./isAmountText.ts";

/** One dot before three digits: a separator of thousands, or a point with a decimal too many. */
const UNCLEAR = /^\d+\.\d{3}$/;

/**
 * Reads a text as an amount in pesos, with or without its currency: `1,000`, `1325.5`, `Php. 1,325.00`, `1.325,00`.
 * `1.325` is an amount only in a text of the lender, who separates thousands with dots (rule formatting.thousands).
 *
 * @returns integer centavos; undefined when the text is no amount, or not for certain
 */
export function readAmount(text: string, writer: "borrower" | "lender" = "borrower"): number | undefined {
  const figures = figuresOf(text);
  if (writer === "borrower" && UNCLEAR.test(figures)) return undefined;
  const [, pesos, cents = ""] = FIGURES.exec(figures) ?? [];
  const centavos = Number(pesos?.replace(/[.,]/g, "") + cents.padEnd(2, "0"));
  return Number.isSafeInteger(centavos) ? centavos : undefined;
}
