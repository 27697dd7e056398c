import { type ReactNode, useId } from "react";
import { GLOW, SUN } from "../palette.ts";
import * as css from "./Scene.module.css";

const FAR =
  "M-1600 132V70C-1200 44-880 58-660 66S-160 104 10 94 150 66 236 72s90 16 164 8S700 48 1000 66s500 20 900 8v58z";
const NEAR = "M-1600 132v-22C-1200 92-900 88-600 98S-60 112 96 104s190-8 304-4 400 12 700 2 500-6 800-2v32z";

/** The ground of every land scene. Wider than any phone, so that it also fills a tablet. */
function Hills() {
  return (
    <>
      <path fill="#fff" fillOpacity=".13" d={FAR} />
      <path fill="#000" fillOpacity=".2" d={NEAR} />
    </>
  );
}

/** Clip path above the far hill; hides the part of the sun behind it. */
const ABOVE_HILL = "M-1600-600V70C-1200 44-880 58-660 66S-160 104 10 94 150 66 236 72s90 16 164 8V-600z";

interface SceneProps {
  /** Position and radius of the sun. Its height shows the time of day. */
  sun?: { readonly x: number; readonly y: number; readonly r: number };
  /** The ground, if not the hills. */
  ground?: ReactNode;
  children?: ReactNode;
}

/** The sky of a screen, 360 by 132 and right-aligned: a sun with its glow, the ground, and the motifs. */
export function Scene({ sun, ground, children }: SceneProps) {
  const id = useId();
  return (
    <svg className={css.scene} viewBox="0 0 360 132" overflow="visible" aria-hidden="true" focusable="false">
      {sun !== undefined && (
        <>
          <clipPath id={`${id}c`}>
            <path d={ABOVE_HILL} />
          </clipPath>
          <radialGradient id={`${id}g`}>
            <stop stopColor={GLOW} stopOpacity=".62" />
            <stop offset=".34" stopColor={GLOW} stopOpacity=".3" />
            <stop offset=".64" stopColor={GLOW} stopOpacity=".08" />
            <stop offset="1" stopColor={GLOW} stopOpacity="0" />
          </radialGradient>
          <circle cx={sun.x} cy={sun.y} r={sun.r * 3.96} fill={`url(#${id}g)`} />
          <g clipPath={ground === undefined ? `url(#${id}c)` : undefined}>
            <g className={css.sun}>
              <circle cx={sun.x} cy={sun.y} r={sun.r * 1.34} fill={GLOW} fillOpacity=".3" />
              <circle cx={sun.x} cy={sun.y} r={sun.r} fill={SUN} />
            </g>
          </g>
        </>
      )}
      {ground ?? <Hills />}
      {children}
    </svg>
  );
}

/** Only hills, for the sky of a screen about money. */
export function LowHills() {
  return <Scene />;
}
