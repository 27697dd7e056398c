import { Spot } from "./motifs/Spot.tsx";
import { CREAM, INK, MANGO, SEA, WOOD } from "./palette.ts";

/** A letter in its envelope, and a voice: a complaint. */
export function ComplaintLetter() {
  return (
    <Spot>
      <path fill={WOOD} d="M34 68l46-30 46 30v42H34z" />
      <path fill={CREAM} d="M48 32q0-4 4-4h56q4 0 4 4v62H48z" />
      <path stroke={INK} strokeOpacity=".55" strokeWidth="2.8" d="M58 42h22M58 53h30M58 64h44M58 75h32" />
      <path fill={MANGO} d="M34 68l46 27 46-27v44q0 5-5 5H39q-5 0-5-5z" />
      <path fill={INK} fillOpacity=".14" d="M35 115l35-26 10 6 10-6 35 26q-2 2-4 2H39q-2 0-4-2z" />
      <path fill={SEA} d="M98 10h32q8 0 8 8v15q0 8-8 8h-13l-11 10V41h-8q-8 0-8-8V18q0-8 8-8z" />
      <path stroke={INK} strokeOpacity=".7" strokeWidth="4.5" d="M104 25.5v.1M114 25.5v.1M124 25.5v.1" />
    </Spot>
  );
}
