import type { ReactNode } from "react";
import * as css from "./ActionPair.module.css";

/** A quiet way out before the main action, in one row of a bar. With large text it is above it. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div data-main="" className={css.main}>
    {children}
  </div>
);
