/** The width of a placeholder; `none` has no bar, and `amount` is the large text of a MoneyBlock. */
export type PlaceholderWidth = "none" | "short" | "medium" | "long" | "amount";

/** A place for a text that is not known yet: a character that the build replaces by a grey bar. */
interface Placeholder {
  /** The name by which `src/firstFacts.ts` of the app writes a text to it; "" when it always stays a bar. */
  readonly name: string;
  /** Class names of the bar; "" for none. */
  readonly bar: string;
  /** Class names of an amount: its currency, and the smaller size of a long one. */
  readonly amountClasses?: string;
}

/** What the components of a first paint declare while they render. */
export interface FirstPaintParts {
  readonly placeholders: Placeholder[];
}

export const makeParts = (): FirstPaintParts => ({ placeholders: [] });

/** The first of the characters, from Unicode's private use area, that are placeholders. */
export const FIRST_PLACEHOLDER = 0xe000;

// The size of the amount of a MoneyBlock. The start-up script chooses it too, when it fills a first paint.

/** Longer amounts do not fit one line of a 320 px phone at full size. */
export const ONE_LINE_MAX = 13;
/** Longer amounts would overflow a phone with text at 200 %. */
export const FULL_SIZE_MAX = 10;
