// The braille blank U+2800 counts as a symbol but is invisible.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|(?!\s)\p{Cc}/gu;

/**
 * Returns the text without zero-width and other invisible characters, trimmed. "" means that a reader sees nothing. Use
 * it to validate a required text. Do not store it: such characters may join an emoji inside a longer text.
 */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, "").trim();
}
