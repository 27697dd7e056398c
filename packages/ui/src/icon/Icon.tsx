import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "./Icon.module.css";

/**
 * `s` is 20 px and sits beside text; `m` is 24 px. Both grow with the text by at most a third, to leave room for it.
 */
export interface IconProps {
  size?: "s" | "m";
}

/**
 * A line drawing on a 24 by 24 grid in the colour of the surrounding text. Decoration: a text beside it has the
 * meaning.
 */
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
