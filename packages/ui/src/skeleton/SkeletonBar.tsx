import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "./Skeleton.module.css";

interface SkeletonBarProps {
  /** A CSS length: `58%`, `96px`. */
  width: string;
  /** Height in pixels; 16 matches a line of body text. */
  height?: number;
  /** Whether it is in the sky of a screen instead of on a card. */
  onSky?: boolean;
}

/** A grey bar as a placeholder for text. */
export function SkeletonBar({ width, height = 16, onSky = false }: SkeletonBarProps) {
  return <span className={joinClasses(css.bar, onSky && css.onSky)} style={{ width, height }} />;
}
