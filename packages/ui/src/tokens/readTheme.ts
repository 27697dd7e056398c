import { type BrandColours, brandRoles } from "./brandCss.ts";
import { type ColourRole, colourRoles } from "./data/colourRoles.ts";

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
  const { moreContrast } = role;
  if (contrast === "more" && moreContrast !== undefined)
    return scheme === "dark" ? (moreContrast.dark ?? moreContrast.light) : moreContrast.light;
  return scheme === "dark" ? (role.dark ?? role.light) : role.light;
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
      ((theme.scheme === "dark" && "dark" in role) || (theme.contrast === "more" && "moreContrast" in role));
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
