import type { ReactNode } from "react";
import * as css from "./PictureGrid.module.css";

/** One square of a PictureGrid; what is in it places itself. */
export function PictureCell({ children }: { children: ReactNode }) {
  return <li className={css.cell}>{children}</li>;
}
