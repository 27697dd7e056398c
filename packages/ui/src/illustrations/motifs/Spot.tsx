import type { ReactNode } from "react";
import { DISC, INK } from "../palette.ts";

/** A small picture on a sun disc, 160 by 124, for a state or a dialog. */
export function Spot({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 124"
      width="200"
      height="155"
      fill="none"
      strokeLinecap="round"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="80" cy="62" r="56" fill={DISC} />
      <ellipse cx="80" cy="118" rx="64" ry="5" fill={INK} fillOpacity=".1" />
      {children}
    </svg>
  );
}
