/** Bytes after brotli that a path may cost before its screen stands, everything included; see docs/decisions. */
export interface Budget {
  /** All JavaScript of the first load: the shell's and the remote's. */
  readonly javascript: number;
  /** Of these, what the remote itself brings for the path. */
  readonly remote: number;
  /** The document as it is served. */
  readonly document: number;
  /** Serial levels until the screen stands: the document, what it asks for, what that asks for, … */
  readonly levels: number;
}

const kB = 1000;

/**
 * The budget of every path that has none of its own; what the hash of every file costs is in docs/decisions/014, what stands in
 * each document for engines below the floor in 041, and 0.7 kB for a Back and a Retry that work from the first paint in 050. A
 * shipped document names longer folders than a checkout's: some 0.1 kB.
 */
export const defaultBudget: Budget = { javascript: 105 * kB, remote: 18 * kB, document: 9.9 * kB, levels: 2 };

/** A public page is whole in its document: one packet more than the ten of a connection's first round trip. */
const publicBudget: Budget = { ...defaultBudget, document: 15.6 * kB };

/** A document that can say what is due before its screen is there (docs/decisions/030) carries what writes it. */
const factsBudget: Budget = { ...defaultBudget, document: 11.3 * kB };

/** One that also names what the next screen wants (`leadsTo`), so that a touch asks for all of it at once. */
const factsAndNextBudget: Budget = { ...factsBudget, document: 11.9 * kB };

/** A document that says what the screen behind it wants (docs/decisions/033), and what is read below the floor (041). */
const nextBudget: Budget = { ...defaultBudget, document: 10 * kB };

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
