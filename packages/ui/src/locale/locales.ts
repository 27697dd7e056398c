/** The languages of the product. `source` mixes languages on purpose (rule rulings.languages). */
export const LOCALES = ["source", "en-PH", "fil-PH", "zh-CN"] as const;

/** One of the product's languages. */
export type Locale = (typeof LOCALES)[number];

/**
 * Returns the `lang` of a message in another language than its page, as far as its characters show it: "zh" for Chinese,
 * else undefined. Without it a screen reader spells the characters or skips them.
 */
export const languageOf = (text: string) => (/\p{Script=Han}/u.test(text) ? "zh" : undefined);
