import { type BrandColours, brandRoles } from "./brandCss.ts";
import { type ColourRole, colourRoles } from "./data/colourRoles.ts";

/** A look of the product: light or dark, with the usual contrast or with more. */
export interface Theme {
  readonly scheme: "light" | "dark";
  readonly contrast: "normal" | "more";
}

/** The four looks. */
export const themes = {
  light: { scheme: "light", contrast: "normal" },
  dark: { scheme: "dark", contrast: "normal" },
  "light-more-contrast": { scheme: "light", contrast: "more" },
  "dark-more-contrast": { scheme: "dark", contrast: "more" },
} as const satisfies Readonly<Record<string, Theme>>;

/** The inks of any brand in the dark theme: its scrim is always on, so white can be read on all. */
export const DARK_BRAND_INKS = { "brand-ink": "#ffffff", "brand-ink-soft": "#e6efec" } as const;

/** What a role says in a theme, before a brand has spoken: a colour, or another role in braces. */
export function readRole(role: ColourRole, { scheme, contrast }: Theme): string {
  const { moreContrast } = role;
  if (contrast === "more" && moreContrast !== undefined)
    return scheme === "dark" ? (moreContrast.dark ?? moreContrast.light) : moreContrast.light;
  return scheme === "dark" ? (role.dark ?? role.light) : role.light;
}

/** Every colour as it is seen under a theme and a brand, by role; names in braces are followed to their colour. */
export function readTheme(theme: Theme, brand: BrandColours): Readonly<Record<string, string>> {
  const { light, dark } = brandRoles(brand);
  const plain = (declarations: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(declarations).map(([name, value]) => [name.slice(2), value]));
  const spoken: Record<string, string> = {};
  for (const [name, role] of Object.entries<ColourRole>(colourRoles)) spoken[name] = readRole(role, theme);
  const branded = plain(light);
  for (const [name, value] of Object.entries(branded)) {
    const role = name in colourRoles ? colourRoles[name as keyof typeof colourRoles] : undefined;
    // The sheet's dark and high contrast rules weigh more than a brand's light ones.
    const isOutweighed =
      role !== undefined &&
      ((theme.scheme === "dark" && "dark" in role) || (theme.contrast === "more" && "moreContrast" in role));
    if (!isOutweighed) spoken[name] = value;
  }
  if (theme.scheme === "dark") Object.assign(spoken, plain(dark), DARK_BRAND_INKS);
  return Object.fromEntries(Object.keys(spoken).map((name) => [name, follow(name, spoken)]));
}

function follow(name: string, spoken: Readonly<Record<string, string>>, depth = 0): string {
  const value = spoken[name];
  if (value === undefined || depth > 5) throw new Error(`The colour ${name} leads nowhere.`);
  const next = /^\{(.+)\}$/.exec(value)?.[1];
  return next === undefined ? value : follow(next, spoken, depth + 1);
}
