import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { Spinner } from "../spinner/Spinner.tsx";
import * as css from "./Button.module.css";

const VARIANTS = { solid: undefined, tonal: css.tonal, line: css.line, quiet: css.quiet };

interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "style" | "children"> {
  /** `solid` is the one main action of a view; `tonal`, `line` and `quiet` are increasingly subtle. */
  variant?: keyof typeof VARIANTS;
  /** `m` fills its row; `s` is as wide as its label. */
  size?: "m" | "s";
  iconBefore?: ReactNode;
  iconAfter?: ReactNode;
  children: ReactNode;
  /** A link (`<AppLink to={…} />`, `<a href={…} />`) that the button is rendered as: for navigation instead of an action. */
  render?: ReactElement<ComponentProps<"a">>;
  /** Whether a response is pending: shows a ring, keeps width and focus, and ignores further clicks. */
  waiting?: boolean;
}

/** A button named by its label, or a link that looks like one. It submits a form only with `type="submit"`. */
export function Button({
  variant = "solid",
  size = "m",
  iconBefore,
  iconAfter,
  render,
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
  const classes = joinClasses(css.button, VARIANTS[variant], size === "s" && css.small, waiting && css.waiting);
  const content = (
    <>
      {iconBefore !== undefined && <span className={css.before}>{iconBefore}</span>}
      <span className={css.label}>
        {waiting && (
          <span className={css.ring}>
            <Spinner />
          </span>
        )}
        <span className={css.text}>{children}</span>
      </span>
      {iconAfter !== undefined && <span className={css.after}>{iconAfter}</span>}
    </>
  );
  if (render !== undefined) {
    const { "aria-describedby": describedBy } = rest;
    return cloneElement(
      render,
      { className: classes, ...(describedBy && { "aria-describedby": describedBy }) },
      content,
    );
  }
  return (
    <button type="button" {...rest} {...busy} className={classes} onClick={click}>
      {content}
    </button>
  );
}

/** One or two buttons: side by side if both labels fit on one line, or else stacked. */
export function ButtonPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}
