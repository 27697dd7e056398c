import type { Mask } from "../digits-field/editMasked.ts";

const asTyped = (text: string) => text;

/** A mask for unchanged text of at most `max` characters. */
export const textMask = (max = Number.POSITIVE_INFINITY): Mask => ({ accept: asTyped, show: asTyped, max });
