import { changeReading, type Reading } from "./messageStore.ts";

/** What `?lang=` says for long words. It is none of the product's languages: nobody reads it, but a layout must bear it. */
export const PSEUDO_LOCALE = "x-long";

const PLAIN = "aceinouyACEINOUY";
const ACCENTED = "áçéíñóúýÁÇÉÍÑÓÚÝ";

/** Its last vowels go on: Filipino runs up to a third longer than English, and a short word may grow by half. */
const lengthen = (word: string) =>
  word.replace(/[aeiouy](?![a-z]*[aeiouy])/i, (vowel) => vowel.repeat(word.length > 6 ? 4 : 3));

const accent = (letter: string) => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** The text made longer, with accents, between brackets that show where it is cut. What has no letters stays as it is. */
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

/** From now on the source's words are read long, or again as they stand. Call it before what is to be read is drawn. */
export function speakLong(isLong = true): void {
  changeReading((isLong ? stretch : (read) => read) as Reading);
}
