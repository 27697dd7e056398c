import { changeReading, type Reading } from "@lending/ui/locale";

/** The pseudo-locale with long messages. Not a language of the product; it tests layouts. */
export const PSEUDO_LOCALE = "x-long";

const PLAIN = "aceinouyACEINOUY";
const ACCENTED = "áçéíñóúýÁÇÉÍÑÓÚÝ";

/** Repeats the last vowels: Filipino is up to a third longer than English, and a short text may grow by half. */
const lengthen = (word: string) =>
  word.replace(/[aeiouy](?![a-z]*[aeiouy])/i, (vowel) => vowel.repeat(word.length > 6 ? 4 : 3));

const accent = (letter: string) => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** Returns a longer text with accents, in brackets that reveal cut text. Texts without letters are unchanged. */
export function stretchText(text: string): string {
  if (!/[a-z]/i.test(text) || text.startsWith("[")) return text;
  return `[${text.replace(/[a-z]+/gi, lengthen).replace(/[a-z]/gi, accent)}]`;
}

const stretched = new WeakMap<object, object>();

function stretch(read: unknown): unknown {
  if (typeof read === "function") return (...parameters: unknown[]) => stretch(read(...parameters));
  if (typeof read === "string") return stretchText(read);
  if (typeof read !== "object" || read === null) return read;
  const known =
    stretched.get(read) ?? Object.fromEntries(Object.entries(read).map(([key, message]) => [key, stretch(message)]));
  stretched.set(read, known);
  return known;
}

/** Switches the long source messages on or off. Call it before anything renders. */
export function speakLong(isLong = true): void {
  changeReading((isLong ? stretch : (read) => read) as Reading);
}
