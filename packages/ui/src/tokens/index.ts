export { brandCss, brandRoles } from "./brandCss.ts";
export { contrastRatio, parseColour } from "./colour.ts";
export { type Brand, type BrandColours, brands } from "./data/brands.ts";
export { type ColourRole, colourRoles } from "./data/colourRoles.ts";
export { LEAST_CONTRAST, type Pair, pairs } from "./data/pairs.ts";
export {
  durations,
  type Elevation,
  easings,
  elevations,
  FONT_FAMILIES,
  measures,
  radii,
  type ShadowLayer,
  spaces,
  type TextStep,
  textSteps,
  weights,
} from "./data/scales.ts";
export {
  DARK_BRAND_INKS,
  type MeasuredPair,
  measurePairs,
  readRole,
  readTheme,
  type Theme,
  themes,
} from "./readTheme.ts";
