/** Bytes after brotli that a path may cost before its screen stands, everything included; see docs/decisions. */
export interface Budget {
  /** All JavaScript of the first load: the shell's and the remote's. */
  readonly javascript: number;
  /** Of these, what the remote itself brings for the path. */
  readonly remote: number;
  /** The document as it is served. */
  readonly document: number;
}

const kB = 1000;

/** The budget of every path that has none of its own. */
export const defaultBudget: Budget = { javascript: 115 * kB, remote: 18 * kB, document: 8 * kB };

/** A public page stands in its document whole, and still comes with the first round trip. */
const publicBudget: Budget = { ...defaultBudget, document: 14 * kB };

/** A document that can say what is due before its screen is there (docs/decisions/030) carries what writes it. */
const factsBudget: Budget = { ...defaultBudget, document: 9.5 * kB };

const alike = (budget: Budget, paths: readonly string[]) => paths.map((path) => [path, budget] as const);

export const budgets: Readonly<Record<string, Budget>> = Object.fromEntries([
  ...alike(publicBudget, ["/", "/About", "/Policy", "/Loan", "/Contact", "/aboutUs", "/privacyPolicy"]),
  ...alike(factsBudget, ["/loanDetail", "/order", "/repay", "/repayDelay"]),
]);
