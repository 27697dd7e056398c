// The braille blank U+2800 counts as a symbol, but nothing of it is visible.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|(?!\s)\p{Cc}/gu;

/**
 * Returns the text without zero-width and other invisible characters and without blanks at its ends: "" means that a
 * reader sees nothing. Use it to measure a required text. Inside a longer text such characters may join an emoji.
 */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, "").trim();
}
