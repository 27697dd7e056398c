// The braille blank U+2800 counts as a symbol but is invisible.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|(?!\s)\p{Cc}/gu;

/**
 * Returns the text without zero-width and other invisible characters, trimmed. "" means that a reader sees nothing. Use
 * it to validate a required text. Do not store it: such characters may join an emoji inside a longer text.
 */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, "").trim();
}

/** Returns a text for comparison: without accents, in lower case, with single spaces. */
export const foldText = (text: string): string =>
  visibleText(text.normalize("NFKD").replace(/\p{M}/gu, "")).toLowerCase().replace(/\s+/g, " ");

/** Returns whether a text contains what somebody searches for, whatever its accents, case, spaces and punctuation. */
export function matchesSearch(text: string, search: string): boolean {
  const [folded = "", wanted = ""] = [text, search].map((one) => foldText(one).replace(/[\s\p{P}]/gu, ""));
  return folded.includes(wanted);
}

/**
 * What a reader sees as one character: a letter with its accents, an emoji with its skin and its family, a flag. The
 * minimum browsers lack Intl.Segmenter, which the tests compare with it.
 */
const CHARACTER =
  /\r\n|\p{Cc}|(?:\p{RI}{2}|.)(?:\u200d\p{Extended_Pictographic}?|\u200c|[\p{M}\p{Emoji_Modifier}]|[\u{e0020}-\u{e007f}])*/gsu;

/** Returns the number of characters that a reader sees. */
export const countCharacters = (text: string): number => text.match(CHARACTER)?.length ?? 0;

/** Returns the first `max` characters that a reader sees; never a part of one. */
export const cutCharacters = (text: string, max: number): string =>
  (text.match(CHARACTER) ?? []).slice(0, Math.max(max, 0)).join("");
