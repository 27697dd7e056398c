import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "./Icon.module.css";

/** `s`, 20 px, is for beside text; `m` is 24 px. Both grow with the text by at most a third. */
export interface IconProps {
  size?: "s" | "m";
}

/** A line drawing in the colour of the text around it. Decoration: a text beside it has the meaning. */
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

// The icons of the frame: other icons are in separate modules, so that a first load contains only these.
export const BackIcon = (props: IconProps) => <Icon {...props} path="M15 5l-7 7 7 7" />;
export const CallIcon = (props: IconProps) => (
  <Icon {...props} path="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z" />
);
