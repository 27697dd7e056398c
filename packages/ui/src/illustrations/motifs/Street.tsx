import type { Placed } from "../palette.ts";
import { CLAY, CREAM, INK, LEAF, LEAF_DEEP, MANGO, SEA, SKIN, WOOD } from "../palette.ts";

/** The neighbourhood store with its goods and its keeper. */
export function FullStore({ at }: Placed) {
  return (
    <g transform={at}>
      <path fill={WOOD} d="M10 22h96v66H10z" />
      <path fill={INK} d="M16 30h84v38H16z" />
      <path fill={MANGO} d="M18 34h7v9h-7zM76 34h7v9h-7zM22 56h9v10h-9zM33 59h7v7h-7z" />
      <path fill={SEA} d="M29.6 34h7v9h-7zM87.6 34h7v9h-7zM80 54h10v12H80z" />
      <path fill={LEAF} d="M41.2 34h7v9h-7zM46 66c0-11 5-15 12-15s12 4 12 15z" />
      <path fill={CLAY} d="M52.8 34h7v9h-7z" />
      <path fill={CREAM} d="M64.4 34h7v9h-7zM81 51h8v3h-8zM6 66h104v6H6z" />
      <circle cx="58" cy="47" r="7" fill={SKIN} />
      <path fill={INK} d="M50.5 48c-1-8 3-11 7.5-11s8.5 3 7.5 11c-2-4-4-5-7.5-5s-5.5 1-7.5 5z" />
      <path fill={LEAF_DEEP} d="M12 72h92v16H12z" />
      <path stroke={LEAF} strokeWidth="2" d="M30 72v16M48 72v16M66 72v16M84 72v16" />
      <path fill={CLAY} d="M4 12h18v14a9 6 0 0 1-18 0zM40 12h18v14a9 6 0 0 1-18 0zM76 12h18v14a9 6 0 0 1-18 0z" />
      <path fill={CREAM} d="M22 12h18v14a9 6 0 0 1-18 0zM58 12h18v14a9 6 0 0 1-18 0zM94 12h18v14a9 6 0 0 1-18 0z" />
      <path fill={LEAF_DEEP} d="M0 8q0-4 4-4h108q4 0 4 4v5H0z" />
    </g>
  );
}

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
