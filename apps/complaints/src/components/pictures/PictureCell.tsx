import type { ReactNode } from "react";
import * as css from "./PictureGrid.module.css";

/** One square of a PictureGrid. Its content positions itself. */
export function PictureCell({ children }: { children: ReactNode }) {
  return <li className={css.cell}>{children}</li>;
}
