/** The colours of the illustrations: tokens, so that the dark theme mutes them and they follow the brand. */
export const SUN = "var(--ill-sun)";
export const GLOW = "var(--ill-glow)";
export const MANGO = "var(--ill-mango)";
export const LEAF = "var(--ill-leaf)";
export const LEAF_DEEP = "var(--ill-leaf-deep)";
export const CLAY = "var(--ill-clay)";
export const CREAM = "var(--ill-cream)";
export const WOOD = "var(--ill-wood)";
export const SEA = "var(--ill-sea)";
export const INK = "var(--ill-ink)";
export const SKIN = "var(--ill-skin)";
export const DISC = "var(--ill-disc)";

/** SVG transform of a motif: `translate(298 50) scale(.92) rotate(8)`. */
export interface Placed {
  readonly at: string;
}
