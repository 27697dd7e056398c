import type { Placed } from "../palette.ts";

/** A white cloud with this opacity (0 to 1). */
export function Cloud({ at, opacity }: Placed & { opacity: number }) {
  return (
    <path transform={at} fill="#fff" fillOpacity={opacity} d="M8 20a8 8 0 0 1 1-16 12 12 0 0 1 22-1 9 9 0 0 1 8 17z" />
  );
}
