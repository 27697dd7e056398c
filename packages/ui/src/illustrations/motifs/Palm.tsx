import { LEAF, LEAF_DEEP, MANGO, type Placed, WOOD } from "../palette.ts";

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
