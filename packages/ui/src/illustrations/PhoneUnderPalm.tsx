import { Palm } from "./motifs/Palm.tsx";
import { Spot } from "./motifs/Spot.tsx";
import { CLAY, CREAM, INK, SEA } from "./palette.ts";

/** A phone without signal under a palm: no connection. */
export function PhoneUnderPalm() {
  return (
    <Spot>
      <Palm at="translate(52 118) scale(1.18)" />
      <g transform="rotate(8 104 88)">
        <rect x="86" y="48" width="38" height="71" rx="6" fill={INK} />
        <path fill={SEA} d="M90 56h30v55H90z" />
        <path stroke={INK} strokeWidth="5" strokeLinecap="round" strokeOpacity=".45" d="M97 99v3M105 92v10M113 83v19" />
      </g>
      <circle cx="126" cy="57" r="13" fill={CLAY} />
      <path stroke={CREAM} strokeWidth="4" strokeLinecap="round" d="M121 52l10 10M131 52l-10 10" />
    </Spot>
  );
}
