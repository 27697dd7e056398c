/**
 * An impatient finger taps the same place again within this time, on whatever is there by then. Long enough for a slow second
 * tap, and shorter than a look at what has opened.
 */
export const REPEATED_TAP_MS = 1200;

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Returns whether two touches are at the same place: within 32 CSS pixels. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < 32;
