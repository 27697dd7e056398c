import { contrastRatio, layColour, type Rgb, toHex } from "./colour.ts";

/** The grounds of a brand: greys with a tint of its colour, so that cards match the sky. */
export interface NeutralRoles {
  readonly light: Readonly<Record<"--page" | "--surface-sunken", string>>;
  readonly dark: Readonly<Record<"--page" | "--surface" | "--surface-raised" | "--surface-sunken", string>>;
  /** The grounds of `colours`, which other colours must contrast with. */
  readonly grounds: { readonly light: readonly Rgb[]; readonly dark: readonly Rgb[] };
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** text-disabled of each theme: the faintest text on these grounds. */
const FAINTEST: Rgb = [95, 108, 103];
const FAINTEST_IN_THE_DARK: Rgb = [139, 154, 149];
const TEXT_CONTRAST = 4.5;

/** Derives the grounds of both themes from a brand's bottom stop. */
export function neutralRoles(brand: Rgb): NeutralRoles {
  const page = moveUntilRead(layColour(brand, 0.035, [247, 247, 247]), WHITE, FAINTEST);
  const sunken = moveUntilRead(layColour(brand, 0.07, [238, 239, 239]), WHITE, FAINTEST);
  const darkPage = layColour(brand, 0.04, [11, 12, 12]);
  const darkSurface = layColour(brand, 0.05, [20, 20, 20]);
  const darkRaised = layColour(brand, 0.06, [27, 27, 28]);
  const darkSunken = moveUntilRead(layColour(brand, 0.07, [34, 35, 36]), BLACK, FAINTEST_IN_THE_DARK);
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

function moveUntilRead(ground: Rgb, towards: Rgb, ink: Rgb): Rgb {
  for (let percent = 0; percent < 100; percent += 2) {
    const moved = layColour(towards, percent / 100, ground);
    if (contrastRatio(ink, moved) >= TEXT_CONTRAST) return moved;
  }
  return towards;
}
