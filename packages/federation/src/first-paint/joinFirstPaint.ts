import { FIRST_PLACEHOLDER, type FirstPaintParts } from "@lending/ui/first-paint-parts";

/** A first paint as its component renders it in one language, with characters in place of unknown texts. */
export interface RenderedFirstPaint {
  readonly html: string;
  readonly parts: FirstPaintParts;
}

const PLACEHOLDERS = /[\uE000-\uF8FF]/g;
const PLACEHOLDER = /[\uE000-\uF8FF]/;
/** The icon of Help, which is invisible until its screen has loaded. */
const HIDDEN_ICON = /(?<=aria-haspopup="dialog"[^>]*><svg[^>]*>)<path[^>]*><\/path>/g;
/** Attributes that mean nothing outside a form and before scripts. */
const UNUSED_ATTRIBUTES = / (?:type="button"|focusable="false"|aria-busy="false"|tabindex="-1")/g;

const isText = (token: string | undefined) => token !== undefined && !token.startsWith("<");
const withoutComments = (html: string) => html.replace(/<!--.*?-->/g, "");
/** Tags, and the texts between them. */
const tokensOf = (html: string) => withoutComments(html).match(/<[^>]+>|[^<]+/g) ?? [];
const addAttribute = (tag: string, attribute: string) => tag.replace(/\s*\/?>$/, (end) => ` ${attribute}${end}`);

/** Returns the texts of all languages in one attribute; that of another language is "" when it equals the first one. */
function joinTexts(texts: readonly string[]): string {
  const [source = ""] = texts;
  if (texts.some((text) => text.includes("|"))) throw new Error(`A text of a first paint contains "|": ${source}`);
  return [source, ...texts.slice(1).map((text) => (text === source ? "" : text))].join("|");
}

/** Marks a text at `index`: its own element gets the attribute when it contains nothing else, otherwise a new one. */
function mark(tokens: string[], index: number, attribute: string, content: string) {
  const before = tokens[index - 1];
  const isAlone = before && !isText(before) && !before.startsWith("</") && tokens[index + 1]?.startsWith("</");
  if (isAlone) tokens[index - 1] = addAttribute(before, attribute);
  tokens[index] = isAlone ? content : `<span ${attribute}>${content}</span>`;
}

/**
 * Adds the texts of all languages to the HTML of the source language. `data-words` is the text of its element, and
 * `data-label` its accessible name, in the order of `LOCALES`.
 */
function joinLanguages(rendered: readonly RenderedFirstPaint[]): string[] {
  const inLanguages = rendered.map(({ html }) => tokensOf(html));
  const [source = []] = inLanguages;
  const tokens = [...source];
  if (inLanguages.some(({ length }) => length !== tokens.length))
    throw new Error("A first paint has other elements in another language.");
  for (const [index, token] of source.entries()) {
    const texts = inLanguages.map((one) => one[index] as string);
    if (texts.every((text) => text === token)) continue;
    if (isText(token)) mark(tokens, index, `data-words="${joinTexts(texts)}"`, token);
    else {
      const labels = texts.map((text) => /aria-label="([^"]*)"/.exec(text)?.[1] ?? "");
      tokens[index] = addAttribute(tokens[index] as string, `data-label="${joinTexts(labels)}"`);
    }
  }
  return tokens;
}

/**
 * Joins a first paint, as it is rendered in each language, to one text of HTML: with the texts of all languages, and with bars for
 * texts that are not known. A named one is the only text of its element, which gets the name as `data-fact`.
 */
export function joinFirstPaint(rendered: readonly RenderedFirstPaint[]): string {
  const tokens = joinLanguages(rendered);
  const [source] = rendered;
  const placeholderOf = (character: string) => {
    const found = source?.parts.placeholders[character.charCodeAt(0) - FIRST_PLACEHOLDER];
    if (!found) throw new Error("A first paint contains a character of the private use area.");
    return found;
  };
  const barOf = (character: string) => {
    const { bar } = placeholderOf(character);
    return bar && `<span class="${bar}"></span>`;
  };
  for (const [index, token] of tokens.entries()) {
    if (!isText(token) || !PLACEHOLDER.test(token)) continue;
    const { name, amountClasses } = token.length === 1 ? placeholderOf(token) : { name: "" };
    // The initial of a product, which is not known either.
    if (tokens[index - 1]?.includes('aria-hidden="true"') && token.length === 1) tokens[index] = "";
    else if (name) {
      const amount = amountClasses === undefined ? "" : ` data-amount="${amountClasses}"`;
      // A status text is a heading only once its screen has rendered.
      const role = /^<h\d/.test(tokens[index - 1] ?? "") ? ' role="presentation"' : "";
      mark(tokens, index, `data-fact="${name}"${amount}${role}`, barOf(token));
    } else tokens[index] = token.replace(PLACEHOLDERS, barOf);
  }
  return tokens
    .join("")
    .replace(/ aria-label="[\uE000-\uF8FF]"/g, "")
    .replace(HIDDEN_ICON, "")
    .replace(UNUSED_ATTRIBUTES, "");
}

/** A class or an animation of a first paint, named for the content of its rules. */
export const CONTENT_NAME = /\bp_[0-9a-f]{16}\b/g;

/**
 * Returns a function that shortens the class names of first paints in a text to numbers: names of different rules stay different,
 * and equal ones equal.
 */
export function createShortener(prefix: string) {
  const numbers = new Map<string, string>();
  return (text: string) =>
    text.replace(CONTENT_NAME, (name) => {
      const short = numbers.get(name) ?? `${prefix}p${numbers.size.toString(36)}`;
      numbers.set(name, short);
      return short;
    });
}
