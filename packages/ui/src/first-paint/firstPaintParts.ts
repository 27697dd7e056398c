/** One of these values; "" also matches a missing field, and "1" and "0" match true and false. */
export interface FactCondition {
  readonly field: string;
  readonly among: readonly string[];
}

/**
 * The source of a fact: a field of the response's `data` (`"delayInfo.title"`, `"items.0.title"`), a row of a list in it, or a
 * text. The document replaces `"{confirmation.amount}"` by the name that `wireNames` of the environment has for this meaning.
 */
export type FactSource =
  /** Text as sent. `money` is integer centavos or formatted text; `date` must be a calendar day. */
  | { readonly field: string; readonly as?: "money" | "date" }
  /**
   * The first row of a list of `{ text, value }` with an amount or a date as its value, and with a text that matches the
   * regular expression `labelled` in any letter case.
   */
  | {
      readonly rows: string;
      readonly is: "amount" | "date";
      readonly take: "text" | "value";
      readonly labelled?: string;
    }
  | { readonly text: string };

/** Facts of one response that are shown together or not at all. */
export interface FactGroup {
  /** Only for responses in which each of these fields has one of the listed values. */
  readonly when?: readonly FactCondition[];
  /** Skipped when the address has this parameter, because the screen may then show something else than the response. */
  readonly unless?: string;
  /** The source of each placeholder. */
  readonly facts: Readonly<Record<string, FactSource>>;
}

/** When the controls of a response are shown. */
export interface ActionCondition {
  readonly when: readonly FactCondition[];
  /** Shown only if the phone stores no value of this key for the value of a parameter (`declareStored` with an id). */
  readonly unlessStored?: { readonly key: string; readonly query: string };
  /** Shown only below a valid amount, because the borrower agrees to it. */
  readonly needsAmount?: true;
  /** A field with an address that replaces the controls' own. The screen opens it, so a tap is repeated on the screen. */
  readonly opensElsewhere?: string;
  /** The screen does more than navigate, so a tap is repeated on the screen. */
  readonly waits?: true;
  /** A key of the session storage that a tap on a link sets, as the screen does. */
  readonly marks?: string;
}

/** The width of a placeholder; `none` has no bar, and `amount` is the large text of a MoneyBlock. */
export type PlaceholderWidth = "none" | "short" | "medium" | "long" | "amount";

/** A place for a text that is not known yet: a character that the build replaces by a grey bar. */
interface Placeholder {
  /** Class names of the bar; "" for none. */
  readonly bar: string;
  /** Class names of an amount: its currency, and the smaller size of a long one. */
  readonly amountClasses?: string;
}

/** What the components of a first paint declare while they render. */
export interface FirstPaintParts {
  readonly placeholders: Placeholder[];
  readonly groups: FactGroup[];
  readonly actions: ActionCondition[];
}

export const makeParts = (): FirstPaintParts => ({ placeholders: [], groups: [], actions: [] });

/** The first of the characters, from Unicode's private use area, that are placeholders. */
export const FIRST_PLACEHOLDER = 0xe000;

// The size of the amount of a MoneyBlock. The start-up script chooses it too, when it fills a first paint.

/** Longer amounts do not fit one line of a 320 px phone at full size. */
export const ONE_LINE_MAX = 13;
/** Longer amounts would overflow a phone with text at 200 %. */
export const FULL_SIZE_MAX = 10;
