import type { ReactNode } from "react";
import * as css from "./StatusRegion.module.css";

/**
 * Announces what appears in it. Render it also while it has no content: screen readers ignore a region that is inserted
 * with its text. Empty, it takes no room in a column.
 */
export function StatusRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={css.region}>
      {children}
    </div>
  );
}
