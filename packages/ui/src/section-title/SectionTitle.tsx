import type { ReactNode } from "react";
import * as css from "./SectionTitle.module.css";

/** A level-2 heading above a group of cards. It is closer to the cards below than to the content above. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className={css.title}>{children}</h2>;
}
