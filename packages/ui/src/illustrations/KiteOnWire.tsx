import { Kite } from "./motifs/Kite.tsx";
import { Spot } from "./motifs/Spot.tsx";
import { CLAY, INK, WOOD } from "./palette.ts";

/** A kite caught on a wire: something went wrong. */
export function KiteOnWire() {
  return (
    <Spot>
      <path stroke={WOOD} strokeWidth="6" strokeLinecap="round" d="M26 24v94M136 32v86" />
      <path stroke={WOOD} strokeWidth="4" strokeLinecap="round" d="M16 34h20M126 42h20" />
      <path
        stroke={INK}
        strokeOpacity=".6"
        strokeWidth="2"
        fill="none"
        d="M18 34C50 62 100 66 128 42M34 34C66 56 108 58 144 42"
      />
      <Kite at="translate(84 58) scale(.95) rotate(24)" />
      <path fill="none" stroke={CLAY} strokeWidth="2.5" strokeLinecap="round" d="M73 84c-6 6 4 10-2 16s4 8 0 12" />
    </Spot>
  );
}
