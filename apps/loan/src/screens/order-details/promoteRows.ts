import { isAmountText, isDateText } from "@lending/ui/format";

interface Row {
  readonly label: string;
  readonly value: string;
}

interface Promoted {
  /** The one large amount of the screen, taken out of the rows. */
  readonly amount: Row | undefined;
  readonly date: Row | undefined;
  readonly rows: readonly Row[];
}

/**
 * Takes the first row that is an amount and the first that is a date out of the server's own rows, for statuses in
 * which the borrower came for them. In doubt nothing is promoted: without an amount the rows stay as they are.
 */
export function promoteRows(rows: readonly Row[], promotes: boolean): Promoted {
  const amount = promotes ? rows.find((row) => isAmountText(row.value)) : undefined;
  if (!amount) return { amount: undefined, date: undefined, rows };
  const date = rows.find((row) => isDateText(row.value));
  return { amount, date, rows: rows.filter((row) => row !== amount && row !== date) };
}
