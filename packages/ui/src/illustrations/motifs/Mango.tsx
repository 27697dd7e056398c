import { CLAY, CREAM, MANGO, WOOD } from "../palette.ts";

/** SVG transform of a motif: `translate(298 50) scale(.92) rotate(8)`. */
export interface Placed {
  at: string;
}

/** A ripe mango with its stalk; the origin is at its centre. */
export function Mango({ at }: Placed) {
  return (
    <g transform={at}>
      <path fill={MANGO} d="M-2-14C8-16 16-6 14 5 12 15 0 19-8 13-16 7-14-4-10-9-8-12-6-13-2-14z" />
      <path fill={CLAY} fillOpacity=".38" d="M-2-14C8-16 16-6 14 5 8-2 2-8-8-11-6-13-4-13.5-2-14z" />
      <path fill={CREAM} fillOpacity=".75" d="M-9-2c-2 4-1 8 2 10-1-4-1-7-2-10z" />
      <path stroke={WOOD} strokeWidth="2.5" strokeLinecap="round" fill="none" d="M-1-14c0-3 1-5 3-7" />
    </g>
  );
}
