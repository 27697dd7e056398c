import { type BrandColours, brandRoles, contrastRatio, layColour, parseColour, type Rgb } from "@lending/ui/tokens";
import { LEAST_CONTRAST, pairs } from "./pairs.ts";
import type { Theme, Token } from "./readTokens.ts";

/** Returns every value of a theme and a brand by its token, with references resolved, as a phone computes them. */
export function readTheme(
  tokens: readonly Token[],
  theme: Theme,
  brand: BrandColours,
): Readonly<Record<string, string>> {
  const isDark = theme.startsWith("dark");
  const isStrong = theme.endsWith("more-contrast");
  const branded = brandRoles(brand);
  const own = (name: Theme) =>
    Object.fromEntries(
      tokens.flatMap(({ name: token, values: { [name]: value } }) => (value === undefined ? [] : [[token, value]])),
    );
  // From the weakest rule to the strongest: brandCss() comes after the sheet, with `:root` and, in the dark, `:root:root`.
  const values: Readonly<Record<string, string>> = {
    ...own("light"),
    ...withoutDashes(branded.light),
    ...(isDark && own("dark")),
    ...(isStrong && own("light-more-contrast")),
    ...(isDark && withoutDashes(branded.dark)),
    ...(isDark && isStrong && own("dark-more-contrast")),
  };
  return Object.fromEntries(Object.keys(values).map((name) => [name, resolve(name, values)]));
}

const withoutDashes = (declarations: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(declarations).map(([name, value]) => [name.slice(2), value]));

function resolve(name: string, values: Readonly<Record<string, string>>, depth = 0): string {
  const value = values[name];
  if (value === undefined || depth > 5) throw new Error(`The token ${name} does not resolve to a value.`);
  return value.replace(/var\(--([\w-]+)\)/g, (_, next: string) => resolve(next, values, depth + 1));
}

/** An ink on a ground, with its contrast ratio (1 to 21) and the required minimum. */
export interface MeasuredPair {
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

/** Measures every pair that a component may use, and the inks on the brand's sky, for a theme and a brand. */
export function measurePairs(tokens: readonly Token[], theme: Theme, brand: BrandColours): readonly MeasuredPair[] {
  const colours = readTheme(tokens, theme, brand);
  const read = (name: string): Rgb => {
    const colour = parseColour(colours[name]);
    if (colour === undefined) throw new Error(`${name} is not an opaque colour: ${colours[name]}`);
    return colour;
  };
  const contrast = theme.endsWith("more-contrast") ? "more" : "normal";
  const componentPairs = pairs.flatMap(({ ink, grounds, kind }) =>
    grounds.map((ground) => ({
      ink,
      ground,
      ratio: contrastRatio(read(ink), read(ground)),
      least: LEAST_CONTRAST[kind][contrast],
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
