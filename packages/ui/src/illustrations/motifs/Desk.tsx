import { CLAY, CREAM, INK, LEAF, type Placed, SEA, WOOD } from "../palette.ts";

/** A cup of coffee. `steam` is a colour that contrasts with the sky or the paper behind it. */
export function Cup({ at, steam }: Placed & { steam: string }) {
  return (
    <g transform={at}>
      <path stroke={steam} strokeOpacity=".8" strokeWidth="2.5" d="M11-6c-3-5 3-7 0-13M21-6c-3-5 3-7 0-13" />
      <path stroke={SEA} strokeWidth="4" strokeLinecap="butt" d="M31 5h4q5 0 5 5t-5 5h-4" />
      <path fill={SEA} d="M0 0h32v18q0 8-8 8H8q-8 0-8-8z" />
      <path fill={WOOD} d="M2 0h28v4H2z" />
    </g>
  );
}

/** The store's ledger: two lines ticked, two open. */
export function Ledger({ at }: Placed) {
  return (
    <g transform={at}>
      <path fill={INK} fillOpacity=".3" d="M4 4h62q4 0 4 4v72q0 4-4 4H8q-4 0-4-4z" />
      <path fill={CREAM} d="M0 4q0-4 4-4h58q4 0 4 4v72q0 4-4 4H4q-4 0-4-4z" />
      <path fill={CLAY} d="M0 4q0-4 4-4h10v80H4q-4 0-4-4z" />
      <path stroke={INK} strokeOpacity=".55" strokeWidth="2.8" d="M32 18h26M32 34h20M32 50h24M32 66h14" />
      <path stroke={LEAF} strokeWidth="3.2" strokeLinejoin="round" d="M20 18l3 3 5-6M20 34l3 3 5-6" />
      <path fill={WOOD} fillOpacity=".4" d="M20 47h6v6h-6zM20 63h6v6h-6z" />
    </g>
  );
}
