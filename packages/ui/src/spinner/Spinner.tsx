import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Spinner.module.css";

interface SpinnerProps {
  /** What is being waited for, for screen readers; without it the ring is decoration beside words. */
  label?: string;
}

/** A turning ring in the colour of the text around it; it breathes instead where less motion is wanted. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={css.ring} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={css.ring} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
