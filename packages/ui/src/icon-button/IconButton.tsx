import type { ComponentProps, ReactNode } from "react";
import * as css from "./IconButton.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "style" | "children"> {
  /** The accessible name; an icon alone says nothing. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/** An icon that can be tapped, 48 by 48. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={css.button} aria-label={label}>
      {children}
    </button>
  );
}
