import { CLAY, CREAM, INK, LEAF, MANGO, type Placed, SEA, SKIN } from "../palette.ts";

/** A jeepney with its passengers. */
export function Jeepney({ at }: Placed) {
  return (
    <g transform={at}>
      <path fill={INK} fillOpacity=".25" d="M2 55h116v3H2z" />
      <path fill={CLAY} d="M4 48V20q0-4 4-4h74l9 12h15q9 0 9 9v11z" />
      <path fill={CREAM} d="M2 14q0-6 6-6h72q6 0 8 8H2zM4 40h111v2.5H4zM103 32h9q3 2 3 6h-12z" />
      <path fill={LEAF} d="M14 2h14v6H14zM48 3h16v5H48zM4 42.5h111V45H4z" />
      <path fill={MANGO} d="M30 0h16v8H30zM4 33h108l3 4H4z" />
      <path
        fill={INK}
        d="M9 20h14v10H9zM26 20h14v10H26zM43 20h14v10H43zM106 47h12v4h-12zM17 50a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM79 50a9 9 0 1 1 18 0 9 9 0 1 1-18 0z"
      />
      <path fill={SEA} d="M62 20h18l7 10H62z" />
      <path
        fill={SKIN}
        d="M28.6 26a3.4 3.4 0 1 1 6.8 0v4h-6.8zM45.6 26a3.4 3.4 0 1 1 6.8 0v4h-6.8zM66 26a3.4 3.4 0 1 1 6.8 0v4H66z"
      />
      <circle cx="26" cy="50" r="3.6" fill={CREAM} />
      <circle cx="88" cy="50" r="3.6" fill={CREAM} />
    </g>
  );
}
