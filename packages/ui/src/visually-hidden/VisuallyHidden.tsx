import type { ReactNode } from "react";
import * as css from "./VisuallyHidden.module.css";

interface VisuallyHiddenProps {
  id?: string;
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={css.hidden}>
      {children}
    </span>
  );
}
