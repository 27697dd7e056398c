import type { ReactNode } from "react";
import * as css from "./PictureGrid.module.css";

/** Square cells, three per row; each child is a PictureCell. */
export function PictureGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css.grid} aria-label={label}>
      {children}
    </ul>
  );
}
