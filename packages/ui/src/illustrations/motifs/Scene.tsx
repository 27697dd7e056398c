import { type ReactNode, useId } from "react";
import { GLOW, SUN } from "../palette.ts";
import { Hills, Sky } from "./Hills.tsx";
import * as css from "./Scene.module.css";

/** Clip path above the far hill; hides the part of the sun behind it. */
const ABOVE_HILL = "M-1600-600V70C-1200 44-880 58-660 66S-160 104 10 94 150 66 236 72s90 16 164 8V-600z";

interface Sun {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The light around a sun. */
export function Glow({ x, y, r }: Sun) {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor={GLOW} stopOpacity=".62" />
        <stop offset=".34" stopColor={GLOW} stopOpacity=".3" />
        <stop offset=".64" stopColor={GLOW} stopOpacity=".08" />
        <stop offset="1" stopColor={GLOW} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={r * 3.96} fill={`url(#${id})`} />
    </>
  );
}

interface SceneProps {
  /** Position and radius of the sun. Its height shows the time of day. */
  sun: Sun;
  /** The ground, if not the hills. */
  ground?: ReactNode;
  children?: ReactNode;
}

/** The sky of a screen: a sun with its glow, the ground, and the motifs. */
export function Scene({ sun, ground, children }: SceneProps) {
  const id = useId();
  return (
    <Sky>
      <clipPath id={id}>
        <path d={ABOVE_HILL} />
      </clipPath>
      <Glow {...sun} />
      <g clipPath={ground === undefined ? `url(#${id})` : undefined}>
        <g className={css.sun}>
          <circle cx={sun.x} cy={sun.y} r={sun.r * 1.34} fill={GLOW} fillOpacity=".3" />
          <circle cx={sun.x} cy={sun.y} r={sun.r} fill={SUN} />
        </g>
      </g>
      {ground ?? <Hills />}
      {children}
    </Sky>
  );
}
