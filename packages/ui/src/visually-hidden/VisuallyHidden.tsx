import type { ReactNode } from "react";
import * as css from "./VisuallyHidden.module.css";

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={css.hidden}>{children}</span>;
