import type { ComponentProps, ReactNode } from "react";
import * as css from "./IconButton.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "style" | "children"> {
  /** The accessible name, because an icon has no text. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/** An icon as a button, 48 by 48 px. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={css.button} aria-label={label}>
      {children}
    </button>
  );
}
