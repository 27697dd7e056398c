import type { ReactNode } from "react";
import * as css from "./Rows.module.css";

interface RowsProps {
  /** The list's accessible name. */
  label: string;
  /** Without a card of its own, for a sheet. */
  bare?: boolean;
  /** One `<li>` for each row. */
  children: ReactNode;
}

/** Rows that lead somewhere, from edge to edge. */
export function Rows({ label, bare = false, children }: RowsProps) {
  return (
    <ul className={bare ? `${css.rows} ${css.bare}` : css.rows} aria-label={label}>
      {children}
    </ul>
  );
}
