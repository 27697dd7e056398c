import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "./Icon.module.css";

/** `s` is 20 px beside words, `m` (24 px) stands alone; both grow with the text, to a third more: doubled, they would take the line from the words. */
export interface IconProps {
  size?: "s" | "m";
}

/** A line drawing on a 24 by 24 grid in the colour of the text around it. It is decoration: the words beside it speak. */
export function Icon({ size = "m", path }: IconProps & { path: string }) {
  return (
    <svg
      className={joinClasses(css.icon, size === "s" && css.small)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
