import type { RouteTitle } from "./defineRoutes.ts";

/** Where one fact comes from: a field of the early answer's `data` (`"delayInfo.title"`, `"items.0.title"`), a row of a list in it, or words. */
export type FactSource =
  /** Text as sent; `money` is integer centavos, or ready-made text; `date` must be a calendar day. */
  | { readonly field: string; readonly as?: "money" | "date" }
  /** The first row of a list of `{ text, value }` whose value is an amount or a date. */
  | { readonly rows: string; readonly is: "amount" | "date"; readonly take: "text" | "value" }
  | { readonly words: RouteTitle };

interface FactCondition {
  readonly field: string;
  readonly among: readonly string[];
}

/**
 * The few things that a borrower came for, and where they stand in the path's skeleton (`data-fact="amount"`). The
 * start-up script writes them there, as text, once the first early answer is in. They stand together or not at all.
 */
export interface RouteFacts {
  /** Only for answers in which this field, or each of these, has one of its values. */
  readonly when?: FactCondition | readonly FactCondition[];
  /** Not where the address has this parameter: its screen may show something else than the answer has in mind. */
  readonly unless?: string;
  readonly slots: Readonly<Record<string, FactSource>>;
}
