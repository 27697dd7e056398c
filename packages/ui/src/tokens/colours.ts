/** An opaque colour: red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Parses `#abc` or `#aabbcc`; undefined for anything else, so that no foreign text enters a sheet. */
export function parseColour(text = ""): Rgb | undefined {
  if (!HEX.test(text)) return undefined;
  const long = text.length === 4 ? text.replace(/\w/g, "$&$&") : text;
  const bits = Number.parseInt(long.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}

/** Formats a colour as `#rrggbb`. */
export function toHex([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the colour of `upper` over `lower` at this opacity (0 to 1). */
export function layColour(upper: Rgb, opacity: number, lower: Rgb): Rgb {
  const mix = (over: number, under: number) => Math.round(over * opacity + under * (1 - opacity));
  return [mix(upper[0], lower[0]), mix(upper[1], lower[1]), mix(upper[2], lower[2])];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the contrast ratio of WCAG 2, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Custom properties with their values, for the light and the dark theme. */
export interface BrandRoles {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

interface Grounds {
  readonly light: readonly Rgb[];
  readonly dark: readonly Rgb[];
}

export const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
export const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
export const NEAR_BLACK: Rgb = [19, 33, 31];
/** Returns buttons and links in the brand's colour, darker or lighter until they are readable on the grounds. */
export function actionRoles(brand: Rgb, grounds: Grounds): BrandRoles {
  const isDarkEnough = contrastRatio(WHITE, brand) >= TEXT_CONTRAST;
  const takesDarkLabel = !isDarkEnough && contrastRatio(NEAR_BLACK, brand) >= TEXT_CONTRAST;
  const action = isDarkEnough || takesDarkLabel ? brand : moveUntilVisible(brand, BLACK, [WHITE], TEXT_CONTRAST);
  const label = takesDarkLabel ? NEAR_BLACK : WHITE;
  const pressed = layColour(BLACK, 0.14, action);
  const tint = layColour(action, 0.12, WHITE);
  const light = moveUntilVisible(brand, WHITE, grounds.dark, 6);
  const darkTint = layColour(light, 0.18, grounds.dark[0] ?? BLACK);
  return {
    light: {
      "--action": toHex(action),
      // A dark label on a medium colour, such as orange, is not readable on a darker one.
      "--action-pressed": toHex(
        contrastRatio(label, pressed) >= TEXT_CONTRAST ? pressed : layColour(WHITE, 0.14, action),
      ),
      "--action-border": takesDarkLabel
        ? toHex(moveUntilVisible(action, BLACK, grounds.light, EDGE_CONTRAST))
        : "transparent",
      "--on-action": toHex(label),
      "--action-text": toHex(moveUntilVisible(action, BLACK, [...grounds.light, tint], TEXT_CONTRAST)),
      "--action-tint": toHex(tint),
    },
    dark: {
      "--action": toHex(light),
      "--action-pressed": toHex(layColour(BLACK, 0.1, light)),
      "--on-action": toHex(NEAR_BLACK),
      "--action-text": toHex(moveUntilVisible(light, WHITE, [...grounds.dark, darkTint], TEXT_CONTRAST)),
      "--action-tint": toHex(darkTint),
    },
  };
}

function moveUntilVisible(colour: Rgb, towards: Rgb, grounds: readonly Rgb[], least: number): Rgb {
  for (let percent = 0; percent < 100; percent += 2) {
    const moved = layColour(towards, percent / 100, colour);
    if (grounds.every((ground) => contrastRatio(moved, ground) >= least)) return moved;
  }
  return towards;
}

/** The grounds of a brand: greys with a tint of its colour, so that cards match the sky. */
interface NeutralRoles extends BrandRoles {
  /** The same as colours, which other colours must contrast with. */
  readonly grounds: Grounds;
}

/** text-disabled of each theme: the faintest text on these grounds. */
const FAINTEST: Rgb = [95, 108, 103];
const FAINTEST_IN_THE_DARK: Rgb = [139, 154, 149];

/** Derives the grounds of both themes from a brand's bottom stop. */
export function neutralRoles(brand: Rgb): NeutralRoles {
  const page = moveUntilVisible(layColour(brand, 0.035, [247, 247, 247]), WHITE, [FAINTEST], TEXT_CONTRAST);
  const sunken = moveUntilVisible(layColour(brand, 0.07, [238, 239, 239]), WHITE, [FAINTEST], TEXT_CONTRAST);
  const darkPage = layColour(brand, 0.04, [11, 12, 12]);
  const darkSurface = layColour(brand, 0.05, [20, 20, 20]);
  const darkRaised = layColour(brand, 0.06, [27, 27, 28]);
  const darkSunken = moveUntilVisible(
    layColour(brand, 0.07, [34, 35, 36]),
    BLACK,
    [FAINTEST_IN_THE_DARK],
    TEXT_CONTRAST,
  );
  return {
    light: { "--page": toHex(page), "--surface-sunken": toHex(sunken) },
    dark: {
      "--page": toHex(darkPage),
      "--surface": toHex(darkSurface),
      "--surface-raised": toHex(darkRaised),
      "--surface-sunken": toHex(darkSunken),
    },
    grounds: { light: [WHITE, page], dark: [darkSurface, darkRaised, darkPage] },
  };
}

/** Hues, in degrees, of brands for which amber would no longer read as a warning. */
const AMBER = { from: 24, to: 62 };
const LEAST_SATURATION = 0.35;

/** Moves the warning from amber to rust if the brand is amber. */
export function statusRoles(brand: Rgb): BrandRoles {
  const { hue, saturation } = readHue(brand);
  if (saturation < LEAST_SATURATION || hue < AMBER.from || hue > AMBER.to) return { light: {}, dark: {} };
  return {
    light: { "--warning": "#8f3d00", "--warning-tint": "#ffeadd" },
    dark: { "--warning": "#ffb48a", "--warning-tint": "#3b1f10" },
  };
}

function readHue([red, green, blue]: Rgb): { hue: number; saturation: number } {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sixth * 60, saturation: range / most };
}
