/** The languages of the product; `source` is the specification's own wording, mixed languages included. */
export const LOCALES = ["source", "en-PH", "fil-PH", "zh-CN"] as const;

/** One of the product's languages. */
export type Locale = (typeof LOCALES)[number];

/** Whether a text (an environment's key, a `lang` parameter) names one of the product's languages. */
export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The language tag for a document's or an element's `lang`; `source` is mostly English. */
export function languageTag(locale: Locale): string {
  return locale === "source" ? "en" : locale;
}
