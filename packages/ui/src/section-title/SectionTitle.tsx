import type { ReactNode } from "react";
import * as css from "./SectionTitle.module.css";

/** A level-2 heading over a run of cards, nearer to what follows than to what stands before. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className={css.title}>{children}</h2>;
}
