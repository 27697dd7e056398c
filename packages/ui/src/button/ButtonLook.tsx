import type { ReactNode } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { Spinner } from "../spinner/Spinner.tsx";
import * as css from "./Button.module.css";

/** The shared props of a button and a link that looks like one. */
export interface ButtonLook {
  /** `solid` is the one main action of a view; `tonal`, `line` and `quiet` are increasingly subtle. */
  variant?: "solid" | "tonal" | "line" | "quiet";
  /** `m` fills its row; `s` is as wide as its label. */
  size?: "m" | "s";
  iconBefore?: ReactNode;
  iconAfter?: ReactNode;
  children: ReactNode;
}

const VARIANTS = { solid: undefined, tonal: css.tonal, line: css.line, quiet: css.quiet };

export function buttonClasses({ variant = "solid", size = "m" }: Partial<ButtonLook>, waiting = false): string {
  return joinClasses(css.button, VARIANTS[variant], size === "s" && css.small, waiting && css.waiting);
}

export function ButtonContent({ iconBefore, iconAfter, children, waiting }: ButtonLook & { waiting?: boolean }) {
  return (
    <>
      {iconBefore !== undefined && <span className={css.before}>{iconBefore}</span>}
      <span className={css.label}>
        {waiting === true && (
          <span className={css.ring}>
            <Spinner />
          </span>
        )}
        <span className={css.words}>{children}</span>
      </span>
      {iconAfter !== undefined && <span className={css.after}>{iconAfter}</span>}
    </>
  );
}
