import { rewriteSource, type SourceRewriter } from "./messageStore.ts";

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

function stretchWords<Words extends object>(words: Words): Words {
  const known =
    stretched.get(words) ?? Object.fromEntries(Object.entries(words).map(([key, word]) => [key, stretch(word)]));
  stretched.set(words, known);
  return known as Words;
}

function stretch(message: unknown): unknown {
  if (typeof message === "function") return (...parameters: unknown[]) => stretch(message(...parameters));
  return typeof message === "string" ? stretchText(message) : message;
}

const rewriter: SourceRewriter = { text: stretchText, words: stretchWords };

/** From now on the source's words are read long, or again as they stand. Call it before what is to be read is drawn. */
export function speakLong(isLong = true): void {
  rewriteSource(isLong ? rewriter : undefined);
}
