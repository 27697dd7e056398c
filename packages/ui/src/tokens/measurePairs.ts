import type { BrandColours } from "./brandCss.ts";
import { contrastRatio, layColour, parseColour, type Rgb } from "./colour.ts";
import { LEAST_CONTRAST, pairs } from "./data/pairs.ts";
import { readTheme, type Theme } from "./readTheme.ts";

/** An ink on a ground, with its contrast ratio (1 to 21) and the least that it must have. */
export interface MeasuredPair {
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

/** Measures every pair that a component may draw, and the inks on the brand's sky, under a theme and a brand. */
export function measurePairs(theme: Theme, brand: BrandColours): readonly MeasuredPair[] {
  const colours = readTheme(theme, brand);
  const read = (name: string): Rgb => {
    const colour = parseColour(colours[name]);
    if (colour === undefined) throw new Error(`${name} is no opaque colour: ${colours[name]}`);
    return colour;
  };
  const drawn = pairs.flatMap(({ ink, grounds, kind }) =>
    grounds.map((ground) => ({
      ink,
      ground,
      ratio: contrastRatio(read(ink), read(ground)),
      least: LEAST_CONTRAST[kind][theme.contrast],
    })),
  );
  return [...drawn, ...measureSky(colours, read)];
}

/** The inks on five heights of the sky, each under the scrim: the worst counts. */
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
    // The scrim is rounded to a hundredth.
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
