import type { BrandColours } from "./brandCss.ts";
import { contrastRatio, layColour, parseColour, type Rgb } from "./colour.ts";
import { LEAST_CONTRAST, pairs } from "./data/pairs.ts";
import { readTheme, type Theme } from "./readTheme.ts";

/** An ink on a ground, with its contrast ratio (1 to 21) and the required minimum. */
export interface MeasuredPair {
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

/** Measures every pair that a component may use, and the inks on the brand's sky, for a theme and a brand. */
export function measurePairs(theme: Theme, brand: BrandColours): readonly MeasuredPair[] {
  const colours = readTheme(theme, brand);
  const read = (name: string): Rgb => {
    const colour = parseColour(colours[name]);
    if (colour === undefined) throw new Error(`${name} is not an opaque colour: ${colours[name]}`);
    return colour;
  };
  const componentPairs = pairs.flatMap(({ ink, grounds, kind }) =>
    grounds.map((ground) => ({
      ink,
      ground,
      ratio: contrastRatio(read(ink), read(ground)),
      least: LEAST_CONTRAST[kind][theme.contrast],
    })),
  );
  return [...componentPairs, ...measureSky(colours, read)];
}

/** Measures the inks at five heights of the sky, each under the scrim. The worst result counts. */
function measureSky(colours: Readonly<Record<string, string>>, read: (name: string) => Rgb): readonly MeasuredPair[] {
  const [red = 0, green = 0, blue = 0, opacity = 0] =
    (colours["brand-scrim"] ?? "").match(/[\d.]+/g)?.map(Number) ?? [];
  const sky = [0, 0.25, 0.5, 0.75, 1].map((step) =>
    layColour([red, green, blue], opacity, layColour(read("brand-stop-2"), step, read("brand-stop-1"))),
  );
  const onSky = ["brand-ink", "brand-ink-soft"].map((ink) => ({
    ink,
    ground: "brand-gradient",
    ratio: Math.min(...sky.map((ground) => contrastRatio(read(ink), ground))),
    // Below 4.5, because the scrim is rounded to a hundredth.
    least: 4.45,
  }));
  const label = {
    ink: "on-brand-button",
    ground: "brand-button",
    ratio: contrastRatio(read("on-brand-button"), read("brand-button")),
    least: 4.5,
  };
  return [...onSky, label];
}
