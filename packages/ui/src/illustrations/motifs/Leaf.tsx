import { INK, LEAF, LEAF_DEEP } from "../palette.ts";
import type { Placed } from "./Mango.tsx";

/** One leaf with its vein; the origin is at its stalk. */
export function Leaf({ at, deep = false }: Placed & { deep?: boolean }) {
  return (
    <g transform={at}>
      <path fill={deep ? LEAF_DEEP : LEAF} d="M0 0C10-10 28-12 40-2 28 6 10 8 0 0z" />
      <path stroke={INK} strokeOpacity=".25" strokeWidth="1.5" fill="none" d="M3 0c12-3 22-3 32-2" />
    </g>
  );
}
