import type { DetailRow } from "@lending/ui/detail-rows";

const TOTAL_LABEL = /\btotal\b|kabuuan|合计|总/i;

/** Marks the server's last row as the total when its label contains "total". Adds nothing up. */
export function markTotal(rows: readonly DetailRow[]): readonly DetailRow[] {
  return rows.map((row, index) =>
    index > 0 && index === rows.length - 1 && TOTAL_LABEL.test(row.label) ? { ...row, isTotal: true } : row,
  );
}
