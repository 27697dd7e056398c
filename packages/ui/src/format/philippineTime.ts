/** The Philippines are eight hours ahead of UTC all year. */
export const PHILIPPINE_OFFSET_MS = 28_800_000;
