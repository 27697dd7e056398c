import { Spot } from "./motifs/Spot.tsx";
import { Store } from "./motifs/Store.tsx";
import { INK, SEA } from "./palette.ts";

/** The store with its shutter down: temporarily closed. */
export function StoreShut() {
  return (
    <Spot>
      <Store at="translate(22 30)">
        <path fill={SEA} d="M16 24h84v44H16z" />
        <path stroke={INK} strokeOpacity=".28" strokeWidth="2" d="M16 38h84M16 45h84M16 52h84M16 59h84" />
        <path fill={INK} d="M53 60h10v6H53z" />
      </Store>
    </Spot>
  );
}
