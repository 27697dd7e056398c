import type { ReactNode } from "react";
import * as css from "./ButtonPair.module.css";

/** One or two buttons: side by side if both labels fit on one line, or else stacked. */
export function ButtonPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
