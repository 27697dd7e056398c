import {
  brands,
  type ColourRole,
  colourGroups,
  colourRoles,
  DARK_BRAND_INKS,
  durations,
  easings,
  elevations,
  FONT_FAMILIES,
  measurePairs,
  measures,
  radii,
  spaces,
  textSteps,
  themes,
  weights,
} from "@lending/ui/tokens";

type Line = readonly [name: string, value: string, comment?: string];

const HEAD = `/*
  Made by \`pnpm generate\` from packages/ui/src/tokens/data: change a value there, never here.
  First the values of the environment, which brandCss() writes again after this sheet, then roles of colours, then scales.
  The comment after an ink is its lowest contrast (WCAG ratio) on the grounds that it is used on.
  Supports the minimum browser versions (Chromium 83, iOS 14): no color-mix, no nesting, no relative colour.
*/
`;

/** Returns the style sheet of the tokens, formatted like Biome's output. */
export function renderCss(): string {
  const dark = rules("dark");
  const more = rules("light-more-contrast");
  const darkMore = darkMoreContrast();
  const blocks = [
    `:root {\n  color-scheme: light;\n${body(lightLines())}}`,
    // Repeated selectors outweigh a brand's light rules, which come later.
    "/* dark: the phone's setting */",
    media("(prefers-color-scheme: dark)", ":root:root", dark),
    "/* more contrast: the phone's setting */",
    media("(prefers-contrast: more)", ":root:root", more),
    media("(prefers-color-scheme: dark) and (prefers-contrast: more)", ":root:root:root", darkMore),
    media("(max-width: 320px)", ":root", [["gutter", "12px"]]),
    media(
      "(prefers-reduced-motion: reduce)",
      ":root",
      Object.keys(durations).map((name) => [`t-${name}`, "1ms"] as const),
    ),
  ];
  return `${HEAD}\n${blocks.join("\n")}\n`;
}

function lightLines(): readonly (Line | string)[] {
  const { brandGradient, fontColors } = brands.araw;
  return [
    "/* 1. environment: the stops of brandGradient, top then bottom, and the inks upon them */",
    ["brand-stop-1", brandGradient[0]],
    ["brand-stop-2", brandGradient[1]],
    ["brand-ink", fontColors.ink, contrast("brand-ink", "light")],
    ["brand-ink-soft", fontColors.inkSoft, `description lines on the band; ${contrast("brand-ink-soft", "light")}`],
    ...roleLines("brand"),
    ["brand-gradient", "linear-gradient(180deg, var(--brand-stop-1), var(--brand-stop-2))"],
    "",
    "/* 2. roles */",
    ...(["action", "ground", "text", "edge", "status"] as const).flatMap((group) => [...roleLines(group), ""]),
    "/* illustration palette: one family, twelve colours. They mute in the dark, never invert */",
    ...roleLines("illustration"),
    "",
    "/* 3. type: system fonts only. rem, so that a doubled text size doubles; 1 rem = 16 px */",
    ["font", FONT_FAMILIES.map((family) => (/\s/.test(family) ? `"${family}"` : family)).join(", ")],
    ...Object.entries(textSteps).flatMap(([name, { size, line, use }]): Line[] => [
      [`text-${name}`, `${size}rem`],
      [`lh-${name}`, `${line}rem`, `${size * 16}/${line * 16} ${use}`],
    ]),
    ...Object.entries(weights).map(([name, value]): Line => [`weight-${name}`, String(value)]),
    ["money", "tabular-nums", "font-variant-numeric of every figure"],
    "",
    "/* space: 4 px steps. px on purpose: text grows, gaps do not */",
    ...Object.entries(spaces).map(([name, value]): Line => [`s-${name}`, `${value}px`]),
    ...Object.entries(measures).map(([name, { value, use }]): Line => [name, value, use]),
    "",
    "/* radius: the nearer to the finger, the smaller */",
    ...Object.entries(radii).map(([name, { value, use }]): Line => [`r-${name}`, `${value}px`, use]),
    "",
    "/* elevation: flat cards by default, shadows cost paint time on slow phones */",
    ...Object.entries<ColourRole>(elevations).map(([name, { light, use }]): Line => [`e-${name}`, toCss(light), use]),
    "",
    "/* motion: transform and opacity only */",
    ...Object.entries(durations).map(([name, { value, use }]): Line => [`t-${name}`, `${value}ms`, use]),
    ...Object.entries(easings).map(
      ([name, { value, use }]): Line => [`ease-${name}`, `cubic-bezier(${value.join(", ")})`, use],
    ),
  ];
}

/** Returns the values in which a theme differs from the light one. */
function rules(look: "dark" | "light-more-contrast"): readonly Line[] {
  const isDark = look === "dark";
  const scheme: Line[] = isDark ? [["color-scheme", "dark"]] : [];
  const inks: Line[] = isDark ? Object.entries(DARK_BRAND_INKS).map(([name, value]) => [name, value]) : [];
  const colours = Object.entries<ColourRole>(colourRoles).flatMap(([name, role]): Line[] => {
    const value = isDark ? role.dark : role.more;
    return value === undefined ? [] : [[name, toCss(value), contrast(name, look)]];
  });
  const shadows = Object.entries<ColourRole>(elevations).flatMap(([name, { dark, more }]): Line[] => {
    const value = isDark ? dark : more;
    return value === undefined ? [] : [[`e-${name}`, toCss(value)]];
  });
  return [...scheme, ...inks, ...colours, ...shadows];
}

function darkMoreContrast(): readonly Line[] {
  return Object.entries<ColourRole>(colourRoles).flatMap(([name, { moreDark }]): Line[] =>
    moreDark === undefined ? [] : [[name, toCss(moreDark), contrast(name, "dark-more-contrast")]],
  );
}

function roleLines(group: keyof typeof colourGroups): readonly Line[] {
  const line = ([name, { light, use }]: [string, ColourRole]): Line => [
    name,
    toCss(light),
    [use, contrast(name, "light")].filter(Boolean).join("; "),
  ];
  return Object.entries<ColourRole>(colourGroups[group]).map(line);
}

const toCss = (value: string): string => value.replace(/\{(.+?)\}/g, "var(--$1)");

/** Returns the lowest contrast of an ink, rounded down to one decimal, or an empty string for other colours. */
function contrast(name: string, look: keyof typeof themes): string {
  const ratios = measurePairs(themes[look], brands.araw)
    .filter(({ ink }) => ink === name)
    .map(({ ratio }) => ratio);
  return ratios.length === 0 ? "" : (Math.floor(Math.min(...ratios) * 10) / 10).toFixed(1);
}

function body(lines: readonly (Line | string)[], indent = "  "): string {
  return lines
    .map((line) => {
      if (typeof line === "string") return line === "" ? "\n" : `${indent}${line}\n`;
      const [name, value, comment] = line;
      const property = name === "color-scheme" ? name : `--${name}`;
      return `${indent}${property}: ${value};${comment ? ` /* ${comment} */` : ""}\n`;
    })
    .join("");
}

function media(query: string, selector: string, lines: readonly Line[]): string {
  return `@media ${query} {\n  ${selector} {\n${body(lines, "    ")}  }\n}`;
}
