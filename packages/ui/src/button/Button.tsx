import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { Spinner } from "../spinner/Spinner.tsx";
import * as css from "./Button.module.css";

/** The shared props of a button and a link that looks like one. */
interface ButtonLook {
  /** `solid` is the one main action of a view; `tonal`, `line` and `quiet` are increasingly subtle. */
  variant?: "solid" | "tonal" | "line" | "quiet";
  /** `m` fills its row; `s` is as wide as its label. */
  size?: "m" | "s";
  iconBefore?: ReactNode;
  iconAfter?: ReactNode;
  children: ReactNode;
}

const VARIANTS = { solid: undefined, tonal: css.tonal, line: css.line, quiet: css.quiet };

function buttonClasses({ variant = "solid", size = "m" }: Partial<ButtonLook>, waiting = false): string {
  return joinClasses(css.button, VARIANTS[variant], size === "s" && css.small, waiting && css.waiting);
}

function ButtonContent({ iconBefore, iconAfter, children, waiting }: ButtonLook & { waiting?: boolean }) {
  return (
    <>
      {iconBefore !== undefined && <span className={css.before}>{iconBefore}</span>}
      <span className={css.label}>
        {waiting === true && (
          <span className={css.ring}>
            <Spinner />
          </span>
        )}
        <span className={css.text}>{children}</span>
      </span>
      {iconAfter !== undefined && <span className={css.after}>{iconAfter}</span>}
    </>
  );
}

type NativeProps = Omit<ComponentProps<"button">, "className" | "style" | "children">;

interface ButtonProps extends ButtonLook, NativeProps {
  /** Whether a response is pending: shows a ring, keeps width and focus, and ignores further clicks. */
  waiting?: boolean;
}

/** A button named by its label. It submits a form only with `type="submit"`. */
export function Button({
  variant = "solid",
  size = "m",
  iconBefore,
  iconAfter,
  waiting = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (waiting) event.preventDefault();
    else onClick?.(event);
  };
  const busy = waiting ? ({ "aria-busy": true, "aria-disabled": true } as const) : {};
  return (
    <button type="button" {...rest} {...busy} className={buttonClasses({ variant, size }, waiting)} onClick={click}>
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter} waiting={waiting}>
        {children}
      </ButtonContent>
    </button>
  );
}

type NativeLinkProps = Omit<ComponentProps<"a">, "className" | "style" | "children">;

/** A link that looks like a button, for navigation instead of an action. */
export function ButtonLink({
  variant = "solid",
  size = "m",
  iconBefore,
  iconAfter,
  children,
  ...rest
}: ButtonLook & NativeLinkProps) {
  return (
    <a {...rest} className={buttonClasses({ variant, size })}>
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </a>
  );
}

/** One or two buttons: side by side if both labels fit on one line, or else stacked. */
export function ButtonPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
