import { TRANSLATIONS } from "./translations.ts";

/** The languages in which the lender answers. Without one of them, a response stays as the endpoint made it. */
export const LANGUAGES = ["en-PH", "fil-PH", "zh-CN"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the language that an Accept-Language header names first, if the lender speaks it. */
export const readLanguage = (header: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => header?.split(/[,;]/)[0]?.trim() === language);

const escapePattern = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
const patterns = Object.entries(TRANSLATIONS)
  .filter(([english]) => english.includes("{1}"))
  .map(([english, texts]) => [new RegExp(`^${escapePattern(english).replace(/\{\d\}/g, "(.+)")}$`), texts] as const);

function translate(text: string, language: Language): string {
  if (language === "en-PH") return text;
  const index = language === "fil-PH" ? 0 : 1;
  const whole = Object.hasOwn(TRANSLATIONS, text) ? TRANSLATIONS[text] : undefined;
  if (whole) return whole[index];
  for (const [pattern, texts] of patterns) {
    const quoted = pattern.exec(text);
    if (quoted) return texts[index].replace(/\{(\d)\}/g, (_, number: string) => quoted[Number(number)] ?? "");
  }
  return text;
}

/** Writes amounts such as "₱2.650,50" in the way of the Philippines: "₱2,650.50". */
const formatAmounts = (text: string) =>
  text.replace(
    /₱(\d{1,3}(?:\.\d{3})*)(?:,(\d{2}))?(?!\d)/g,
    (_, pesos: string, centavos = "00") => `₱${pesos.replaceAll(".", ",")}.${centavos}`,
  );

/** Fields with text that somebody typed. They stay as typed. */
const TYPED = new Set(["content", "disposeDetail"]);

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
