/** The currency before or after an amount. */
const MARK = /^(?:₱|php\.?|p)\s*(?=\d)|\s*(?:₱|php\.?)$/i;

/**
 * The grammar of an amount: a point has one or two decimals, a separator of thousands has three digits behind it. Matches
 * whole pesos, and the digits after the point.
 */
export const FIGURES = /^(\d+|[1-9]\d{0,2}(?:(?:,\d{3})+(?=\.|$)|(?:\.\d{3})+(?=,|$)))(?:[.,](\d{1,2}))?$/;

/** Returns a text without the invisible characters that a copied one may contain. */
const trim = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim();

/** Returns the figures of an amount, without currency and spaces. */
export const figuresOf = (text: string): string => trim(text).replace(MARK, "").replace(/\s/g, "");

/** Returns whether a text of the lender is one amount with its currency, such as `₱2.650` or `PHP 500`; not a range or a bare number. */
export const isAmountText = (text: string): boolean => MARK.test(trim(text)) && FIGURES.test(figuresOf(text));
