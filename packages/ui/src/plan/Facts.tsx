import type { ReactNode } from "react";
import * as css from "./Facts.module.css";

/** What is known of one thing, each in an element: a dot separates two, and no line begins with it. */
export const Facts = ({ children }: { children: ReactNode }) => <span className={css.facts}>{children}</span>;
