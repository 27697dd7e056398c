import type { ComponentProps, MouseEvent } from "react";
import { ButtonContent, type ButtonLook, buttonClasses } from "./ButtonLook.tsx";

type NativeProps = Omit<ComponentProps<"button">, "className" | "style" | "children">;

export interface ButtonProps extends ButtonLook, NativeProps {
  /** An answer is awaited: a ring turns, the width stays, the focus stays, further clicks are refused. */
  waiting?: boolean;
}

/** A button; its accessible name is its words. It submits nothing unless `type="submit"` is asked for. */
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
