import type { ReactNode } from "react";

const FAR =
  "M-1600 132V70C-1200 44-880 58-660 66S-160 104 10 94 150 66 236 72s90 16 164 8S700 48 1000 66s500 20 900 8v58z";
const NEAR = "M-1600 132v-22C-1200 92-900 88-600 98S-60 112 96 104s190-8 304-4 400 12 700 2 500-6 800-2v32z";

/** The ground of every land scene. Wider than any phone, so that it also fills a tablet. */
export function Hills() {
  return (
    <>
      <path fill="#fff" fillOpacity=".13" d={FAR} />
      <path fill="#000" fillOpacity=".2" d={NEAR} />
    </>
  );
}

/** A picture above a screen, 360 by 132; at the bottom right of a larger place, in its scale. */
export function Sky({ children }: { children: ReactNode }) {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 360 132"
      preserveAspectRatio="xMaxYMax"
      fill="none"
      strokeLinecap="round"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Only hills, for the sky of a screen about money. */
export function LowHills() {
  return (
    <Sky>
      <Hills />
    </Sky>
  );
}
