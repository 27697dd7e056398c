import type { ReactNode } from "react";
import * as css from "./Rows.module.css";

interface RowsProps {
  /** The list's accessible name. */
  label: string;
  /** Omits the card, for use in a sheet. */
  bare?: boolean;
  /** One `<li>` for each row. */
  children: ReactNode;
}

/** A list of full-width rows that open a screen or a sheet. */
export function Rows({ label, bare = false, children }: RowsProps) {
  return (
    <ul className={bare ? `${css.rows} ${css.bare}` : css.rows} aria-label={label}>
      {children}
    </ul>
  );
}
