/** Limits for the first load of a path. Sizes are in bytes after brotli unless the name states another unit. */
export interface Budget {
  /** All JavaScript of the first load: shell and remote. */
  readonly javascript: number;
  /** The remote's part of `javascript`. The rest belongs to the shell: `ship` measures both parts. */
  readonly remote: number;
  /** The document up to the end of its first paint, compressed. */
  readonly firstPaint: number;
  /** The document up to the data of its path, compressed. */
  readonly start: number;
  /** The whole document without data, compressed. */
  readonly document: number;
  /** The document before compression: the phone has to parse all of it and keep it in memory. */
  readonly uncompressedDocument: number;
  /** Serial requests until the screen is rendered: the document, what it loads, what that loads, … */
  readonly levels: number;
}

const kB = 1000;

/**
 * The budget of every path without a separate one. The scripts of its largest path are at most 600 bytes smaller: when
 * that path becomes smaller, its budget follows. No budget rises without a decision (the last one: 088).
 * Every document names every remote, so a document's budget has room for a
 * fallback of each remote and for new remotes: `pnpm check` measures documents with all of them in place.
 */
export const defaultBudget: Budget = {
  javascript: 95 * kB,
  remote: 15.75 * kB,
  // With headers it fits seven packets, 10.2 kB: what the handshake and two session tickets leave of the first ten (decision 088).
  firstPaint: 8.6 * kB,
  start: 12.2 * kB,
  document: 9.4 * kB,
  uncompressedDocument: 46.8 * kB,
  levels: 2,
};

/** A remote that another tool builds: its files contain the library's runtime, 16 to 30 kB (docs/external-remotes.md). */
const stockBudget: Budget = {
  ...defaultBudget,
  javascript: defaultBudget.javascript - defaultBudget.remote + 45 * kB,
  remote: 45 * kB,
};

/**
 * A public page, which is prerendered in its document: also who lends, how to apply, and the other languages. The
 * start-up script keeps its input (decision 077).
 */
const publicBudget: Budget = {
  ...defaultBudget,
  javascript: 93.8 * kB,
  remote: 13.8 * kB,
  // A whole page does not fit the first flight; its top is painted while the rest arrives.
  firstPaint: 14.6 * kB,
  start: 17 * kB,
  document: 17 * kB,
  uncompressedDocument: 64.4 * kB,
};

/** A document with a script that shows facts of the response before its screen has loaded (decision 082). */
const factsBudget: Budget = { ...defaultBudget, document: 11.7 * kB };

/** A document that also shows the controls of the response (decision 077). */
const controlsBudget: Budget = { ...factsBudget, document: 13.4 * kB };

/** Such a document that also lists the files of the next screen (`nextPaths`), so that a touch requests all of them at once. */
const controlsAndNextBudget: Budget = {
  ...factsBudget,
  document: 14.7 * kB,
  uncompressedDocument: 47.5 * kB,
};

/** Such a document of an order, which also contains the script of its facts (decision 082). */
const orderBudget: Budget = {
  ...controlsAndNextBudget,
  document: 16 * kB,
  uncompressedDocument: 52.6 * kB,
};

/** A path that redirects to another screen with unknown files, or that starts with a write (it creates a sid). */
const leadingOn: Budget = { ...defaultBudget, levels: 3 };

const alike = (budget: Budget, paths: readonly string[]) => paths.map((path) => [path, budget] as const);

const budgets: Readonly<Record<string, Budget>> = Object.fromEntries([
  ...alike(publicBudget, ["/", "/About", "/Policy", "/Loan", "/Contact", "/aboutUs", "/privacyPolicy"]),
  ...alike(orderBudget, ["/loanDetail", "/order"]),
  ["/repayOrNot", controlsAndNextBudget],
  [
    "/promotion",
    {
      ...leadingOn,
      javascript: publicBudget.javascript,
      remote: 14.5 * kB,
      firstPaint: 11.9 * kB,
      start: 13.9 * kB,
      document: 14.2 * kB,
      uncompressedDocument: 47.3 * kB,
    },
  ],
  ["/productUrl", leadingOn],
  ...alike(controlsBudget, ["/repay", "/repayDelay"]),
  ...alike(factsBudget, ["/bindBank", "/complaint", "/complaintUrl", "/loanConfirm", "/loanConfirm2"]),
]);

/** Returns the budget of a path. `isStock` is whether another tool built its remote. */
export type BudgetOf = (pathname: string, isStock?: boolean) => Budget;
export const budgetOfPath: BudgetOf = (pathname, isStock = false) =>
  budgets[pathname] ?? (isStock ? stockBudget : defaultBudget);
