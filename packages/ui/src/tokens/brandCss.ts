import {
  actionRoles,
  type BrandRoles,
  contrastRatio,
  layColour,
  NEAR_BLACK,
  neutralRoles,
  parseColour,
  type Rgb,
  statusRoles,
  TEXT_CONTRAST,
  toHex,
  WHITE,
} from "./colours.ts";

/**
 * The environment's colours: `brandGradient` has the top and bottom stop of the sky, `fontColors.ink` is the text colour
 * on it, `fontColors.inkSoft` that of its second line. Falls back to the sandbox's colours for invalid values.
 */
export interface BrandColours {
  readonly brandGradient: readonly string[];
  readonly fontColors: { readonly ink?: string; readonly inkSoft?: string };
}

const SCRIM: Rgb = [3, 12, 11];
const DARK_THEME_INKS: readonly Rgb[] = [WHITE, [230, 239, 236]];
const DARK_THEME_SCRIM = 0.58;
/** The sky that the colours of tokens.css were chosen for. */
const DEFAULT_STOPS: readonly [Rgb, Rgb] = [
  [7, 66, 75],
  [12, 118, 109],
];
/** The sun of tokens.css, and a pale one for a sky of a similar yellow. */
const SUN: Rgb = [255, 184, 51];
const PALE_SUN: Rgb = [255, 240, 189];
const SUN_CONTRAST = 1.3;
const STEPS = [0, 0.25, 0.5, 0.75, 1];

/**
 * Returns the role values of the environment's brand. White or near-black replaces an ink below 4.5 : 1 anywhere on the
 * gradient; if neither passes, the scrim gets denser until white does. For a gradient other than that of tokens.css,
 * buttons, links and grounds are derived from its bottom stop.
 */
export function brandRoles(colours: BrandColours): BrandRoles {
  const [top, bottom] = readStops(colours);
  const sky = STEPS.map((step) => layColour(bottom, step, top));
  const preferredInk = parseColour(colours.fontColors.ink) ?? WHITE;
  const inks = [preferredInk, ...[WHITE, NEAR_BLACK].sort((a, b) => worstContrast(b, sky) - worstContrast(a, sky))];
  const passing = inks.find((candidate) => passes(candidate, sky));
  const ink = passing ?? WHITE;
  const scrim = passing === undefined ? raiseScrim([WHITE], sky, 0) : 0;
  const visibleSky = sky.map((colour) => layColour(SCRIM, scrim, colour));
  const declarations = {
    "--brand-stop-1": toHex(top),
    "--brand-stop-2": toHex(bottom),
    "--brand-ink": toHex(ink),
    "--brand-ink-soft": toHex(softInk(parseColour(colours.fontColors.inkSoft), ink, visibleSky)),
    "--brand-scrim": scrimText(scrim),
    "--brand-scrim-dark": scrimText(raiseScrim(DARK_THEME_INKS, sky, DARK_THEME_SCRIM)),
    "--on-brand-button": toHex(passes(ink, [top]) ? top : ink === NEAR_BLACK ? WHITE : NEAR_BLACK),
  };
  const isSkyOfSheet = toHex(top) === toHex(DEFAULT_STOPS[0]) && toHex(bottom) === toHex(DEFAULT_STOPS[1]);
  if (isSkyOfSheet) return { light: declarations, dark: {} };
  const neutral = neutralRoles(bottom);
  const action = actionRoles(bottom, neutral.grounds);
  const status = statusRoles(bottom);
  return {
    light: { ...declarations, ...action.light, ...neutral.light, ...status.light, ...sunRoles(visibleSky) },
    dark: { ...action.dark, ...neutral.dark, ...status.dark },
  };
}

/** Returns rules that override tokens.css with the environment's brand. */
export function brandCss(colours: BrandColours): string {
  const { light, dark } = brandRoles(colours);
  if (Object.keys(dark).length === 0) return rule(":root", light);
  return `${rule(":root", light)}@media (prefers-color-scheme:dark){${rule(":root:root", dark)}}`;
}

function rule(selector: string, declarations: Readonly<Record<string, string>>): string {
  return `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;
}

/** Returns the colour of the phone's system bar above the page: the gradient's top stop, as `#rrggbb`. */
export function brandThemeColour(colours: BrandColours): string {
  return toHex(readStops(colours)[0]);
}

function readStops({ brandGradient }: BrandColours): readonly [Rgb, Rgb] {
  const top = parseColour(brandGradient[0]);
  const bottom = parseColour(brandGradient[1]) ?? top;
  return top !== undefined && bottom !== undefined ? [top, bottom] : DEFAULT_STOPS;
}

function sunRoles(visibleSky: readonly Rgb[]): Readonly<Record<string, string>> {
  const middle = visibleSky[2] ?? SUN;
  const isVisible =
    contrastRatio(SUN, middle) >= SUN_CONTRAST || contrastRatio(SUN, middle) > contrastRatio(PALE_SUN, middle);
  return isVisible ? {} : { "--ill-sun": toHex(PALE_SUN), "--ill-glow": "#fff7de" };
}

function worstContrast(ink: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(ink, ground)));
}

function passes(ink: Rgb, grounds: readonly Rgb[]): boolean {
  return worstContrast(ink, grounds) >= TEXT_CONTRAST;
}

function raiseScrim(inks: readonly Rgb[], sky: readonly Rgb[], from: number): number {
  for (let percent = Math.round(from * 100); percent < 100; percent += 2) {
    const visibleSky = sky.map((colour) => layColour(SCRIM, percent / 100, colour));
    if (inks.every((ink) => passes(ink, visibleSky))) return percent / 100;
  }
  return 1;
}

function scrimText(opacity: number): string {
  return `rgba(${SCRIM.join(",")},${opacity})`;
}

/** Returns a shade closer to the sky than the ink, if it is still readable. */
function softInk(preferred: Rgb | undefined, ink: Rgb, visibleSky: readonly Rgb[]): Rgb {
  const middle = visibleSky[2] ?? ink;
  const candidates = [preferred, layColour(middle, 0.12, ink), layColour(middle, 0.06, ink)];
  return candidates.find((candidate) => candidate !== undefined && passes(candidate, visibleSky)) ?? ink;
}
