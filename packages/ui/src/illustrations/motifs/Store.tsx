import type { ReactNode } from "react";
import { CLAY, CREAM, INK, LEAF, LEAF_DEEP, MANGO, type Placed, SEA, SKIN, WOOD } from "../palette.ts";

/** The neighbourhood store: counter, posts, striped awning. The children are visible between the posts. */
export function Store({ at, children }: Placed & { children: ReactNode }) {
  return (
    <g transform={at}>
      <path fill={WOOD} d="M10 22h96v66H10z" />
      {children}
      <path fill={CREAM} d="M6 66h104v6H6z" />
      <path fill={LEAF_DEEP} d="M12 72h92v16H12z" />
      <path stroke={LEAF} strokeWidth="2" strokeLinecap="butt" d="M30 72v16M48 72v16M66 72v16M84 72v16" />
      <path fill={CLAY} d="M4 12h18v14a9 6 0 0 1-18 0zM40 12h18v14a9 6 0 0 1-18 0zM76 12h18v14a9 6 0 0 1-18 0z" />
      <path fill={CREAM} d="M22 12h18v14a9 6 0 0 1-18 0zM58 12h18v14a9 6 0 0 1-18 0zM94 12h18v14a9 6 0 0 1-18 0z" />
      <path fill={LEAF_DEEP} d="M0 8q0-4 4-4h108q4 0 4 4v5H0z" />
    </g>
  );
}

/** The store with its goods and its keeper. */
export function FullStore({ at }: Placed) {
  return (
    <Store at={at}>
      <path fill={INK} d="M16 30h84v38H16z" />
      <path fill={MANGO} d="M18 34h7v9h-7zM76 34h7v9h-7zM22 56h9v10h-9zM33 59h7v7h-7z" />
      <path fill={SEA} d="M29.6 34h7v9h-7zM87.6 34h7v9h-7zM80 54h10v12H80z" />
      <path fill={LEAF} d="M41.2 34h7v9h-7zM46 66c0-11 5-15 12-15s12 4 12 15z" />
      <path fill={CLAY} d="M52.8 34h7v9h-7z" />
      <path fill={CREAM} d="M64.4 34h7v9h-7zM81 51h8v3h-8z" />
      <circle cx="58" cy="47" r="7" fill={SKIN} />
      <path fill={INK} d="M50.5 48c-1-8 3-11 7.5-11s8.5 3 7.5 11c-2-4-4-5-7.5-5s-5.5 1-7.5 5z" />
    </Store>
  );
}

/** A coconut palm; the origin is at the foot of its trunk. */
export function Palm({ at }: Placed) {
  return (
    <g transform={at}>
      <path fill={WOOD} d="M-3 0C0-26-1-46 6-66l6 2C5-46 6-24 5 0z" />
      <g transform="translate(9 -66)">
        <path fill={LEAF_DEEP} d="M0 0C-6-14-24-18-36-8-24-10-12-8 0 0zM0 0C8-14 26-16 36-4 24-8 12-6 0 0z" />
        <path
          fill={LEAF}
          d="M0 0C-14-6-28 2-32 16-24 6-12 0 0 0zM0 0c14-4 26 4 28 18C22 8 12 2 0 0zM0 0C-4-12 2-24 12-28 8-18 6-8 0 0z"
        />
        <circle cx="-3" cy="4" r="4" fill={WOOD} />
        <circle cx="4" cy="5" r="4" fill={MANGO} />
      </g>
    </g>
  );
}
