import { brandRoles } from "./brandCss.ts";
import { contrastRatio, layColour, parseColour, type Rgb } from "./colours.ts";
import type { BrandColours } from "./data/brands.ts";
import { type ColourRole, colourRoles, LEAST_CONTRAST, pairs } from "./data/colourRoles.ts";

/** A colour theme: light or dark, with normal or more contrast. */
export interface Theme {
  readonly scheme: "light" | "dark";
  readonly contrast: "normal" | "more";
}

/** The four themes. */
export const themes = {
  light: { scheme: "light", contrast: "normal" },
  dark: { scheme: "dark", contrast: "normal" },
  "light-more-contrast": { scheme: "light", contrast: "more" },
  "dark-more-contrast": { scheme: "dark", contrast: "more" },
} as const satisfies Readonly<Record<string, Theme>>;

/** The inks of any brand in the dark theme: its scrim is always on, so white is readable on all. */
export const DARK_BRAND_INKS = { "brand-ink": "#ffffff", "brand-ink-soft": "#e6efec" } as const;

/** Returns the value of a role in a theme before a brand applies: a colour, or another role in braces. */
export function readRole(role: ColourRole, { scheme, contrast }: Theme): string {
  const { light, dark = light, more, moreDark = more } = role;
  const [normal, strong = normal] = scheme === "dark" ? [dark, moreDark] : [light, more];
  return contrast === "more" ? strong : normal;
}

/** Returns every colour of a theme and a brand by role, with names in braces resolved. */
export function readTheme(theme: Theme, brand: BrandColours): Readonly<Record<string, string>> {
  const { light, dark } = brandRoles(brand);
  const plain = (declarations: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(declarations).map(([name, value]) => [name.slice(2), value]));
  const values: Record<string, string> = {};
  for (const [name, role] of Object.entries<ColourRole>(colourRoles)) values[name] = readRole(role, theme);
  const branded = plain(light);
  for (const [name, value] of Object.entries(branded)) {
    const role = name in colourRoles ? colourRoles[name as keyof typeof colourRoles] : undefined;
    // The dark and high-contrast rules of the sheet have a higher specificity than a brand's light ones.
    const isOutweighed =
      role !== undefined &&
      ((theme.scheme === "dark" && "dark" in role) || (theme.contrast === "more" && "more" in role));
    if (!isOutweighed) values[name] = value;
  }
  if (theme.scheme === "dark") Object.assign(values, plain(dark), DARK_BRAND_INKS);
  return Object.fromEntries(Object.keys(values).map((name) => [name, follow(name, values)]));
}

function follow(name: string, values: Readonly<Record<string, string>>, depth = 0): string {
  const value = values[name];
  if (value === undefined || depth > 5) throw new Error(`The colour ${name} does not resolve to a value.`);
  const next = /^\{(.+)\}$/.exec(value)?.[1];
  return next === undefined ? value : follow(next, values, depth + 1);
}

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
