/** The languages of the product. `source` mixes languages on purpose (rule rulings.languages). */
export const LOCALES = ["source", "en-PH", "fil-PH", "zh-CN"] as const;

/** One of the product's languages. */
export type Locale = (typeof LOCALES)[number];

/** Returns whether a text (an environment's key, a `lang` parameter) names one of the product's languages. */
export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** Returns the language tag for the `lang` of a document or an element; `source` is mostly English. */
export function languageTag(locale: Locale): string {
  return locale === "source" ? "en" : locale;
}
