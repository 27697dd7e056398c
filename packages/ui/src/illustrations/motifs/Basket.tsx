import { CLAY, CREAM, INK, LEAF, LEAF_DEEP, MANGO, type Placed, WOOD } from "../palette.ts";

/** A ripe mango with its stalk; the origin is at its centre. */
export function Mango({ at }: Placed) {
  return (
    <g transform={at}>
      <path fill={MANGO} d="M-2-14C8-16 16-6 14 5 12 15 0 19-8 13-16 7-14-4-10-9-8-12-6-13-2-14z" />
      <path fill={CLAY} fillOpacity=".38" d="M-2-14C8-16 16-6 14 5 8-2 2-8-8-11-6-13-4-13.5-2-14z" />
      <path fill={CREAM} fillOpacity=".75" d="M-9-2c-2 4-1 8 2 10-1-4-1-7-2-10z" />
      <path stroke={WOOD} strokeWidth="2.5" d="M-1-14c0-3 1-5 3-7" />
    </g>
  );
}

/** One leaf with its vein; the origin is at its stalk. */
export function Leaf({ at, deep = false }: Placed & { deep?: boolean }) {
  return (
    <g transform={at}>
      <path fill={deep ? LEAF_DEEP : LEAF} d="M0 0C10-10 28-12 40-2 28 6 10 8 0 0z" />
      <path stroke={INK} strokeOpacity=".25" strokeWidth="1.5" strokeLinecap="butt" d="M3 0c12-3 22-3 32-2" />
    </g>
  );
}

/** A woven basket, full of mangoes or empty. */
export function Basket({ at, empty = false }: Placed & { empty?: boolean }) {
  return (
    <g transform={at}>
      {empty ? (
        <ellipse cx="34" cy="13" rx="33" ry="7" fill={INK} fillOpacity=".5" />
      ) : (
        <>
          <Mango at="translate(16 6) scale(.8) rotate(-10)" />
          <Mango at="translate(34 2) scale(.85) rotate(20)" />
          <Mango at="translate(52 6) scale(.8) rotate(-20)" />
        </>
      )}
      <path fill={WOOD} d="M0 12q34 9 68 0l-8 30q-26 6-52 0z" />
      <path
        stroke={CREAM}
        strokeOpacity=".5"
        strokeWidth="2.5"
        strokeLinecap="butt"
        d="M3 21q31 8 62 0M5 30q29 7 58 0M18 15l4 27M34 17v27M50 15l-4 27"
      />
      <path fill={MANGO} fillOpacity=".9" d="M-2 9q36 11 72 0v6q-36 11-72 0z" />
    </g>
  );
}
