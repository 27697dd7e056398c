import type { DetailRow } from "@lending/ui/detail-rows";

const SAYS_TOTAL = /\btotal\b|kabuuan|合计|总/i;

/** The server's own lines; when the last of them says that it is the total, it is shown as one. Nothing is added up. */
export function markTotal(rows: readonly DetailRow[]): readonly DetailRow[] {
  return rows.map((row, index) =>
    index > 0 && index === rows.length - 1 && SAYS_TOTAL.test(row.label) ? { ...row, isTotal: true } : row,
  );
}
