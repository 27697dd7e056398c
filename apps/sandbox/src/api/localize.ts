import { TRANSLATIONS } from "./translations.ts";

/** The languages in which the lender answers. Without one of them, a response stays as the endpoint made it. */
export const LANGUAGES = ["en-PH", "fil-PH", "zh-CN"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the language that an Accept-Language header names first, if the lender speaks it. */
export const readLanguage = (header: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => header?.split(/[,;]/)[0]?.trim() === language);

/** What each kind of quotation may contain. */
const QUOTES: Readonly<Record<string, string>> = {
  n: "\\d+",
  date: "\\d{4}-\\d{2}-\\d{2}",
  amount: "-?₱\\d+\\.\\d{2}",
  percent: "[\\d.]+%",
  text: ".+",
};
const QUOTE = /\{([a-z]+)\d?\}/g;

const escapePattern = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
const literalLength = (english: string) => english.replace(QUOTE, "").length;

/** Texts with quotations, those with the longest own words first: "The same {n} digits" before "{n} digits". */
const patterns = Object.entries(TRANSLATIONS)
  .filter(([english]) => english.search(QUOTE) >= 0)
  .sort(([one], [other]) => literalLength(other) - literalLength(one))
  .map(([english, texts]) => ({
    names: [...english.matchAll(QUOTE)].map(([name]) => name),
    pattern: new RegExp(`^${escapePattern(english).replace(QUOTE, (_, kind: string) => `(${QUOTES[kind]})`)}$`),
    texts,
  }));

function translate(text: string, language: Language): string {
  if (language === "en-PH") return text;
  const index = language === "fil-PH" ? 0 : 1;
  const whole = Object.hasOwn(TRANSLATIONS, text) ? TRANSLATIONS[text] : undefined;
  if (whole) return whole[index];
  for (const { names, pattern, texts } of patterns) {
    const quoted = pattern.exec(text);
    if (quoted)
      return texts[index].replace(QUOTE, (name) => translate(quoted[names.indexOf(name) + 1] ?? "", language));
  }
  return text;
}

/** Writes amounts such as "₱2650.50" in the way of the Philippines: "₱2,650.50". */
const formatAmounts = (text: string) =>
  text.replace(/₱\d+(?=\.\d{2})/g, (pesos) => pesos.replace(/\B(?=(\d{3})+$)/g, ","));

/** Fields with text that somebody typed. They stay as typed. */
export const TYPED = new Set(["content", "disposeDetail"]);

/** Translates the texts of a response body and writes its amounts in the number system of the language. */
export function localize<Body>(body: Body, language: Language | undefined): Body {
  if (language === undefined) return body;
  const read = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return TYPED.has(key) ? value : formatAmounts(translate(value, language));
    if (Array.isArray(value)) return value.map((item) => read(item, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, read(field, name)]));
  };
  return read(body, "") as Body;
}
