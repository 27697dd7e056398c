import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Spinner.module.css";

interface SpinnerProps {
  /** The pending task, for screen readers. Without it the ring is decoration beside a text. */
  label?: string;
}

/** A rotating ring in the colour of the surrounding text. It pulses instead under reduced motion. */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span className={css.ring} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={css.ring} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
