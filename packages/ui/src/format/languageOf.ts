/**
 * Returns the `lang` of a message in another language than its page, as far as its characters show it: "zh" for Chinese,
 * else undefined. Without it a screen reader spells the characters or skips them.
 */
export const languageOf = (text: string) => (/\p{Script=Han}/u.test(text) ? "zh" : undefined);
