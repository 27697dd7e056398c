import { Kite } from "./motifs/Kite.tsx";
import { Spot } from "./motifs/Spot.tsx";
import { CLAY, INK, LEAF, SKIN } from "./palette.ts";

/** A kite flying high: success. */
export function KiteFlying() {
  return (
    <Spot>
      <path fill={LEAF} d="M20 118c16-18 44-24 62-16s34 4 58 16z" />
      <Kite at="translate(94 42) rotate(18)" />
      <path stroke={CLAY} strokeWidth="2.5" d="M85 71c8 8-8 12-2 20" />
      <path stroke={INK} strokeOpacity=".5" strokeWidth="1.5" strokeLinecap="butt" d="M92 48C80 62 68 78 58.5 93" />
      <path fill={INK} d="M41 106h3.5v8H41zM47.5 106H51v8h-3.5z" />
      <path fill={CLAY} d="M38.5 108c0-11 2-15 7.5-15s7.5 4 7.5 15z" />
      <path stroke={SKIN} strokeWidth="3.5" d="M49 98l9-5" />
      <circle cx="45.5" cy="86" r="6" fill={SKIN} />
      <path fill={INK} d="M39.2 87c-1-6 2-9 6.3-9s7.3 3 6.3 7c-3-3-6-3-8.3-2-2 1-3 2-4.3 4z" />
    </Spot>
  );
}
