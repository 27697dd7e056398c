import type { ReactNode } from "react";
import * as css from "./EnlargeButton.module.css";

interface EnlargeButtonProps {
  /** For example "Enlarge: Pay Bills on the wallet's home". */
  name: string;
  picture: ReactNode;
  onEnlarge: () => void;
}

/**
 * A picture that opens in full size. The button covers the picture, so that text in the drawing is not part of its
 * name.
 */
export function EnlargeButton({ name, picture, onEnlarge }: EnlargeButtonProps) {
  return (
    <div className={css.place}>
      {picture}
      <button type="button" className={css.cover} aria-label={name} onClick={onEnlarge} />
    </div>
  );
}
