import { CREAM, INK, MANGO, WOOD } from "../palette.ts";
import { Mango, type Placed } from "./Mango.tsx";

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
        fill="none"
        d="M3 21q31 8 62 0M5 30q29 7 58 0M18 15l4 27M34 17v27M50 15l-4 27"
      />
      <path fill={MANGO} fillOpacity=".9" d="M-2 9q36 11 72 0v6q-36 11-72 0z" />
    </g>
  );
}
