import type { ComponentProps } from "react";
import { ButtonContent, type ButtonLook, buttonClasses } from "./ButtonLook.tsx";

type NativeProps = Omit<ComponentProps<"a">, "className" | "style" | "children">;

/** A link that looks like a button, for navigation instead of an action. */
export function ButtonLink({
  variant = "solid",
  size = "m",
  iconBefore,
  iconAfter,
  children,
  ...rest
}: ButtonLook & NativeProps) {
  return (
    <a {...rest} className={buttonClasses({ variant, size })}>
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </a>
  );
}
