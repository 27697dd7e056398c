import { logo } from "../../../packages/ui/src/testing/ComponentGuide.ts";
import { localizeText, mapTexts, readLanguage, TRANSLATIONS } from "../../sandbox/src/api/localize.ts";
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
  return mapTexts(data, (text) =>
    localizeText(typeof text === "string" ? asText(text) : text, language).replace(PICTURE, (_, name: string) =>
      logo(name),
    ),
  );
}
