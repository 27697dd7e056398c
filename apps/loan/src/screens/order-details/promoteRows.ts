import { isAmountText, isDateText } from "@lending/ui/format";

interface Row {
  readonly label: string;
  readonly value: string;
}

interface PromotedRows {
  /** The large amount of the screen, removed from the rows. */
  readonly amount: Row | undefined;
  readonly date: Row | undefined;
  readonly rows: readonly Row[];
}

/**
 * Moves the first amount and the first date out of the server's rows, for statuses in which the borrower opens the page
 * for them. Without an amount the rows are unchanged.
 */
export function promoteRows(rows: readonly Row[], promotes: boolean): PromotedRows {
  const amount = promotes ? rows.find((row) => isAmountText(row.value)) : undefined;
  if (!amount) return { amount: undefined, date: undefined, rows };
  const date = rows.find((row) => isDateText(row.value));
  return { amount, date, rows: rows.filter((row) => row !== amount && row !== date) };
}
