import { CLAY, CREAM, INK, LEAF, MANGO, type Placed } from "../palette.ts";

/** A paper kite in four colours. */
export function Kite({ at }: Placed) {
  return (
    <g transform={at}>
      <path fill={CLAY} d="M0-30L22 0H0z" />
      <path fill={MANGO} d="M0-30L-22 0H0z" />
      <path fill={CREAM} d="M0 30L22 0H0z" />
      <path fill={LEAF} d="M0 30L-22 0H0z" />
      <path stroke={INK} strokeOpacity=".35" strokeWidth="1.5" strokeLinecap="butt" d="M0-30v60M-22 0h44" />
    </g>
  );
}
