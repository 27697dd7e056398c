import { logo } from "../../../packages/ui/src/testing/ComponentGuide.ts";
import { localizeText, readLanguage, TYPED } from "../../sandbox/src/api/localize.ts";
import { TRANSLATIONS } from "../../sandbox/src/api/translations.ts";
import { message, type Text } from "../../sandbox/src/lender/message.ts";

const PICTURE = /^https:\/\/h5\.test\/sandbox\/assets\/([\w-]+)\.svg$/;

/** The texts of the lender with values: its key, and a pattern of the English text that finds the values. Each has a digit. */
const TEMPLATES = Object.keys(TRANSLATIONS)
  .filter((key) => key.includes("{"))
  .map((key) => {
    const literal = key.replace(/[.?*+()|[\]\\^$]/g, "\\$&");
    return { key, pattern: new RegExp(`^${literal.replace(/\{(\w+)\}/g, "(?<$1>\\S*\\d\\S*)")}$`) };
  });

/** A fixture has its values filled in. Returns it as the lender has it: a text, or a text with values. */
function asText(filled: string): Text {
  for (const { key, pattern } of TEMPLATES) {
    const values = pattern.exec(filled)?.groups;
    if (values !== undefined) return message(key, values);
  }
  return filled;
}

/**
 * Returns data with its texts as the sandbox's lender writes them in the language of the toolbar, and with pictures of
 * the lender that load in Storybook. What a borrower typed, React elements and functions stay as they are.
 */
export function speakAsLender<Data>(data: Data, locale: string): Data {
  const language = readLanguage(locale);
  const read = (value: unknown, key: string): unknown => {
    if (typeof value === "string")
      return TYPED.has(key)
        ? value
        : localizeText(asText(value), language).replace(PICTURE, (_, name: string) => logo(name));
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
