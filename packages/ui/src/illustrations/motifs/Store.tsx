import type { ReactNode } from "react";
import type { Placed } from "../palette.ts";
import { CLAY, CREAM, LEAF, LEAF_DEEP, WOOD } from "../palette.ts";

/** The neighbourhood store: counter, posts, striped awning. The children are visible between the posts. */
export function Store({ at, children }: Placed & { children: ReactNode }) {
  return (
    <g transform={at}>
      <path fill={WOOD} d="M10 22h96v66H10z" />
      {children}
      <path fill={CREAM} d="M6 66h104v6H6z" />
      <path fill={LEAF_DEEP} d="M12 72h92v16H12z" />
      <path stroke={LEAF} strokeWidth="2" d="M30 72v16M48 72v16M66 72v16M84 72v16" />
      <path fill={CLAY} d="M4 12h18v14a9 6 0 0 1-18 0zM40 12h18v14a9 6 0 0 1-18 0zM76 12h18v14a9 6 0 0 1-18 0z" />
      <path fill={CREAM} d="M22 12h18v14a9 6 0 0 1-18 0zM58 12h18v14a9 6 0 0 1-18 0zM94 12h18v14a9 6 0 0 1-18 0z" />
      <path fill={LEAF_DEEP} d="M0 8q0-4 4-4h108q4 0 4 4v5H0z" />
    </g>
  );
}
