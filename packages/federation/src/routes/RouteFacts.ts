import type { RouteTitle } from "./defineRoutes.ts";

/**
 * The source of a fact: a field of the early response's `data` (`"delayInfo.title"`, `"items.0.title"`), a row of a
 * list in it, or a fixed text.
 */
export type FactSource =
  /** Text as sent. `money` is integer centavos or formatted text; `date` must be a calendar day. */
  | { readonly field: string; readonly as?: "money" | "date" }
  /** The first row of a list of `{ text, value }` with an amount or a date as its value. */
  | { readonly rows: string; readonly is: "amount" | "date"; readonly take: "text" | "value" }
  | { readonly words: RouteTitle };

interface FactCondition {
  readonly field: string;
  readonly among: readonly string[];
}

/**
 * The facts that borrowers look for first, and their slots in the path's skeleton (`data-fact="amount"`). The start-up
 * script writes them as text once the first early response arrives. Either all facts of an entry are shown or none.
 */
export interface RouteFacts {
  /** Only for responses in which each of these fields has one of the listed values. */
  readonly when?: FactCondition | readonly FactCondition[];
  /** Skipped when the address has this parameter, because the screen may then show something else than the response. */
  readonly unless?: string;
  readonly slots: Readonly<Record<string, FactSource>>;
}
