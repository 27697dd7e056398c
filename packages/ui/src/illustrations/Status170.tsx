import { Palm } from "./motifs/Palm.tsx";
import { Scene } from "./motifs/Scene.tsx";
import { Store } from "./motifs/Store.tsx";
import { CLAY, CREAM, INK, LEAF, MANGO, SEA, SKIN } from "./palette.ts";

/** Noon: the neighbourhood store is open. */
export function Status170() {
  return (
    <Scene sun={{ x: 182, y: 46, r: 17 }}>
      <Palm at="translate(220 108) scale(.84)" />
      <Store at="translate(240 22) scale(.96)">
        <path fill={INK} d="M16 30h84v38H16z" />
        <path fill={MANGO} d="M18 34h7v9h-7zM76 34h7v9h-7zM22 56h9v10h-9zM33 59h7v7h-7z" />
        <path fill={SEA} d="M29.6 34h7v9h-7zM87.6 34h7v9h-7zM80 54h10v12H80z" />
        <path fill={LEAF} d="M41.2 34h7v9h-7zM46 66c0-11 5-15 12-15s12 4 12 15z" />
        <path fill={CLAY} d="M52.8 34h7v9h-7z" />
        <path fill={CREAM} d="M64.4 34h7v9h-7zM81 51h8v3h-8z" />
        <circle cx="58" cy="47" r="7" fill={SKIN} />
        <path fill={INK} d="M50.5 48c-1-8 3-11 7.5-11s8.5 3 7.5 11c-2-4-4-5-7.5-5s-5.5 1-7.5 5z" />
      </Store>
    </Scene>
  );
}
