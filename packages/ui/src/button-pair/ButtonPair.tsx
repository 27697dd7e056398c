import type { ReactNode } from "react";
import * as css from "./ButtonPair.module.css";

/** One or two buttons: side by side while the words of both fit on one line, else one under the other. */
export function ButtonPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
