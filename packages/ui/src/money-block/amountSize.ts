/** Longer amounts do not fit one line of a 320 px phone at full size. */
export const ONE_LINE_MAX = 13;
/** Longer amounts would overflow a phone with text at 200 %. */
export const FULL_SIZE_MAX = 10;
