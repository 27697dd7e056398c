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

export const budgets: Readonly<Record<string, Budget>> = Object.fromEntries(
  ["/", "/About", "/Policy", "/Loan", "/Contact", "/aboutUs", "/privacyPolicy"].map((path) => [path, publicBudget]),
);
