import { KiteFlying } from "./KiteFlying.tsx";
import { LedgerAndCoffee } from "./LedgerAndCoffee.tsx";
import { Basket, Leaf } from "./motifs/Basket.tsx";
import { Kite } from "./motifs/Kite.tsx";
import { Spot } from "./motifs/Spot.tsx";
import { Palm, Store } from "./motifs/Store.tsx";
import { CLAY, CREAM, INK, MANGO, SEA, WOOD } from "./palette.ts";

/** A sparrow on an empty basket: nothing here yet. */
export function EmptyBasket() {
  return (
    <Spot>
      <Basket at="translate(42 70) scale(1.1)" empty />
      <g transform="translate(88 59) scale(1.15)">
        <path stroke={INK} strokeWidth="1.8" strokeLinecap="butt" d="M8 14v6M13 14v6" />
        <path fill={WOOD} d="M0 6C4-4 16-6 22 2c0 10-14 16-22 10l-9 5 3-8z" />
        <path fill={MANGO} d="M21 .8l7.5 2.7-8 2.5z" />
        <circle cx="18" cy="2.5" r="1.5" fill={CREAM} />
        <path fill={CLAY} d="M4 8q8-4 12 2-6 5-12-2z" />
      </g>
      <Leaf at="translate(30 112) scale(.6) rotate(-20)" />
    </Spot>
  );
}

/** A kite caught on a wire: something went wrong. */
export function KiteOnWire() {
  return (
    <Spot>
      <path stroke={WOOD} strokeWidth="6" d="M26 24v94M136 32v86" />
      <path stroke={WOOD} strokeWidth="4" d="M16 34h20M126 42h20" />
      <path
        stroke={INK}
        strokeOpacity=".6"
        strokeWidth="2"
        strokeLinecap="butt"
        d="M18 34C50 62 100 66 128 42M34 34C66 56 108 58 144 42"
      />
      <Kite at="translate(84 58) scale(.95) rotate(24)" />
      <path stroke={CLAY} strokeWidth="2.5" d="M73 84c-6 6 4 10-2 16s4 8 0 12" />
    </Spot>
  );
}

/** A phone without signal under a palm: no connection. */
export function PhoneUnderPalm() {
  return (
    <Spot>
      <Palm at="translate(52 118) scale(1.18)" />
      <g transform="rotate(8 104 88)">
        <rect x="86" y="48" width="38" height="71" rx="6" fill={INK} />
        <path fill={SEA} d="M90 56h30v55H90z" />
        <path stroke={INK} strokeWidth="5" strokeOpacity=".45" d="M97 99v3M105 92v10M113 83v19" />
      </g>
      <circle cx="126" cy="57" r="13" fill={CLAY} />
      <path stroke={CREAM} strokeWidth="4" d="M121 52l10 10M131 52l-10 10" />
    </Spot>
  );
}

/** The store with its shutter down: temporarily closed. */
export function StoreShut() {
  return (
    <Spot>
      <Store at="translate(22 30)">
        <path fill={SEA} d="M16 24h84v44H16z" />
        <path
          stroke={INK}
          strokeOpacity=".28"
          strokeWidth="2"
          strokeLinecap="butt"
          d="M16 38h84M16 45h84M16 52h84M16 59h84"
        />
        <path fill={INK} d="M53 60h10v6H53z" />
      </Store>
    </Spot>
  );
}

const pictures = {
  empty: EmptyBasket,
  missing: EmptyBasket,
  offline: PhoneUnderPalm,
  failed: KiteOnWire,
  refused: StoreShut,
  waiting: LedgerAndCoffee,
  done: KiteFlying,
};

/** `missing` is what was not found, `refused` what the lender declines or keeps closed. */
export type StateKind = keyof typeof pictures;

/** The picture of a state. */
export function StatePicture({ kind }: { kind: StateKind }) {
  const Picture = pictures[kind];
  return <Picture />;
}
