/** What the first load of a path may cost. Bytes are counted after brotli unless the name says otherwise. */
export interface Budget {
  /** All JavaScript of the first load: the shell's and the remote's. */
  readonly javascript: number;
  /** The remote's share of it. The rest is the shell's. */
  readonly remote: number;
  /** The document as it is served. */
  readonly document: number;
  /** The document before compression: text that compresses well still has to be parsed and kept in memory by the phone. */
  readonly uncompressedDocument: number;
  /** Serial requests until the screen is rendered: the document, what it loads, what that loads, … */
  readonly levels: number;
}

const kB = 1000;

/**
 * The budget of every path without a separate one. Every document names every remote, so a document's budget has room for a
 * fallback of each remote and for new remotes: `pnpm check` measures documents with all of them in place.
 */
export const defaultBudget: Budget = {
  javascript: 105 * kB,
  remote: 18 * kB,
  document: 10.8 * kB,
  uncompressedDocument: 56 * kB,
  levels: 2,
};

/** A public page is in its document as HTML. */
const publicBudget: Budget = { ...defaultBudget, document: 16.5 * kB, uncompressedDocument: 80 * kB };

/** A document that shows what is due before its screen has loaded (docs/decisions/030) carries the script for it. */
const factsBudget: Budget = { ...defaultBudget, document: 12.3 * kB };

/** One that also names the files of the next screen (`leadsTo`), so that a touch requests all of them at once. */
const factsAndNextBudget: Budget = { ...factsBudget, document: 12.9 * kB };

/** A document without facts that names the files of the next screen (docs/decisions/033). */
const nextBudget: Budget = { ...defaultBudget, document: 11 * kB };

/** An address that leads on to another screen, whose files it cannot know; or one whose first call is no read (a sid is made). */
const leadingOn: Budget = { ...defaultBudget, levels: 3 };

const alike = (budget: Budget, paths: readonly string[]) => paths.map((path) => [path, budget] as const);

export const budgets: Readonly<Record<string, Budget>> = Object.fromEntries([
  ...alike(publicBudget, ["/", "/About", "/Policy", "/Loan", "/Contact", "/aboutUs", "/privacyPolicy"]),
  ...alike(factsAndNextBudget, ["/loanDetail"]),
  ["/order", { ...leadingOn, document: factsAndNextBudget.document }],
  ...alike(nextBudget, ["/complaintList"]),
  ...alike(leadingOn, ["/complaintUrl", "/productUrl", "/promotion"]),
  ...alike(factsBudget, ["/repay", "/repayDelay", "/bindBank", "/complaint"]),
]);
