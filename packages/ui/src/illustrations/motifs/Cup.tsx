import { SEA, WOOD } from "../palette.ts";
import type { Placed } from "./Mango.tsx";

/** A cup of coffee. `steam` is a colour that contrasts with the sky or the paper behind it. */
export function Cup({ at, steam }: Placed & { steam: string }) {
  return (
    <g transform={at}>
      <path
        fill="none"
        stroke={steam}
        strokeOpacity=".8"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M11-6c-3-5 3-7 0-13M21-6c-3-5 3-7 0-13"
      />
      <path fill="none" stroke={SEA} strokeWidth="4" d="M31 5h4q5 0 5 5t-5 5h-4" />
      <path fill={SEA} d="M0 0h32v18q0 8-8 8H8q-8 0-8-8z" />
      <path fill={WOOD} d="M2 0h28v4H2z" />
    </g>
  );
}
