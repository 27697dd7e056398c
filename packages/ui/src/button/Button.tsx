import type { ComponentProps, MouseEvent } from "react";
import { ButtonContent, type ButtonLook, buttonClasses } from "./ButtonLook.tsx";

type NativeProps = Omit<ComponentProps<"button">, "className" | "style" | "children">;

export interface ButtonProps extends ButtonLook, NativeProps {
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
