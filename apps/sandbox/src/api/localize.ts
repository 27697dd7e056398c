import { Message, type Text } from "../lender/message.ts";
import translations from "./translations.json" with { type: "json" };

/** The lender's texts in Filipino and Chinese, by the English text, which is the key of a message. */
export const TRANSLATIONS: Readonly<Record<string, readonly string[]>> = translations;

/** The languages in which the lender answers. Without one of them, a response stays as the endpoint made it. */
export const LANGUAGES = ["en-PH", "fil-PH", "zh-CN"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the language that an Accept-Language header names first, if the lender speaks it. */
export const readLanguage = (header: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => header?.split(/[,;]/)[0]?.trim() === language);

/** Writes amounts such as "₱2650.50" in the way of the Philippines: "₱2,650.50". */
const formatAmounts = (text: string) =>
  text.replace(/₱\d+(?=\.\d{2})/g, (pesos) => pesos.replace(/\B(?=(\d{3})+$)/g, ","));

/** Returns a text in a language, with its amounts in the number system of the language. */
export function localizeText(text: Text, language: Language | undefined): string {
  if (language === undefined) return String(text);
  const key = typeof text === "string" ? text : text.key;
  const [filipino = key, chinese = key] = (Object.hasOwn(TRANSLATIONS, key) && TRANSLATIONS[key]) || [];
  const translated = { "en-PH": key, "fil-PH": filipino, "zh-CN": chinese }[language];
  const show = (value: Text) => localizeText(value, language);
  return formatAmounts(typeof text === "string" ? translated : text.fill(translated, show));
}

/** Fields with typed text. They stay as typed. */
export const TYPED = new Set(["content", "disposeDetail"]);

/** Returns data with each text of the lender changed. Typed text and what is no plain data stays as it is. */
export function mapTexts<Data>(data: Data, change: (text: Text) => string): Data {
  const read = (value: unknown, key: string): unknown => {
    if (value instanceof Message || typeof value === "string") return TYPED.has(key) ? value : change(value);
    if (Array.isArray(value)) return value.map((item) => read(item, key));
    if (!isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, read(field, name)]));
  };
  return read(data, "") as Data;
}

const isPlain = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  !("$$typeof" in value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Localizes the texts of a response body. */
export const localize = <Body>(body: Body, language: Language | undefined): Body =>
  language === undefined ? body : mapTexts(body, (text) => localizeText(text, language));
