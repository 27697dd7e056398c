import type { ReactNode } from "react";
import * as css from "./EnlargeButton.module.css";

interface EnlargeButtonProps {
  /** Such as "Enlarge: Pay Bills on the wallet's home". */
  name: string;
  picture: ReactNode;
  onEnlarge: () => void;
}

/** A picture that opens large. The button lies over it: what is written in a drawing is not the button's name. */
export function EnlargeButton({ name, picture, onEnlarge }: EnlargeButtonProps) {
  return (
    <div className={css.place}>
      {picture}
      <button type="button" className={css.cover} aria-label={name} onClick={onEnlarge} />
    </div>
  );
}
