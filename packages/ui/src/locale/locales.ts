/** The languages of the product. `source` mixes languages on purpose (rule rulings.languages). */
export const LOCALES = ["source", "en-PH", "fil-PH", "zh-CN"] as const;

/** One of the product's languages. */
export type Locale = (typeof LOCALES)[number];
