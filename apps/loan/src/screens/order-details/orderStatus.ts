/** Which buttons a status has: none, a single Repayment, REPAY with Rollover, or Borrow Again. */
export type OrderActions = "none" | "repayment" | "repayOrRollover" | "borrowAgain";

/** A picture of the status banner. Statuses that are not named have the picture of 200 (specification 2). */
export type StatusScene = "21" | "110" | "151" | "174" | "180" | "200";

interface StatusRow {
  readonly scene: StatusScene;
  readonly actions: "none" | "repayment" | "repayOrRolloverWhenAllowed" | "borrowAgain";
  /** A non-empty playeduL replaces the page (specification 4: any status but 21). */
  readonly confirms: boolean;
  /** Recommended products may be shown (decisions 5: the intended rule). */
  readonly recommends: boolean;
  /** The server's own amount and date rows are promoted over the card, because this is what the borrower came for. */
  readonly promotesAmount: boolean;
}

const other: StatusRow = { scene: "200", actions: "none", confirms: true, recommends: true, promotesAmount: false };

const table: Readonly<Record<string, StatusRow>> = {
  "21": { ...other, scene: "21", confirms: false },
  "110": { ...other, scene: "110" },
  "151": { ...other, scene: "151" },
  "170": { ...other, actions: "repayment", recommends: false, promotesAmount: true },
  "174": { ...other, scene: "174", actions: "repayOrRolloverWhenAllowed", recommends: false, promotesAmount: true },
  "180": { ...other, scene: "180", actions: "repayOrRolloverWhenAllowed", recommends: false, promotesAmount: true },
  "200": { ...other, actions: "borrowAgain", recommends: false },
};

/** What a status shows. A status nobody knows shows its banner and card. */
export function orderStatus(status: string, rolloverAllowed: boolean) {
  const row = Object.hasOwn(table, status) ? (table[status] ?? other) : other;
  const actions: OrderActions =
    row.actions === "repayOrRolloverWhenAllowed" ? (rolloverAllowed ? "repayOrRollover" : "repayment") : row.actions;
  return { ...row, actions };
}
