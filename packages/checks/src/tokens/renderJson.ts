import {
  brands,
  durations,
  easings,
  elevations,
  FONT_FAMILIES,
  measurePairs,
  measures,
  radii,
  readTheme,
  spaces,
  textSteps,
  themes,
  weights,
} from "@lending/ui/tokens";

/** Returns all values as plain JSON, with resolved colours for each brand and theme, and the contrast of each pair. */
export function renderJson(): Readonly<Record<string, unknown>> {
  const looks = Object.fromEntries(
    Object.entries(brands).map(([name, brand]) => [
      name,
      Object.fromEntries(
        Object.entries(themes).map(([look, theme]) => [
          look,
          {
            colours: readTheme(theme, brand),
            contrast: Object.fromEntries(
              measurePairs(theme, brand).map(({ ink, ground, ratio }) => [
                `${ink} on ${ground}`,
                Math.floor(ratio * 100) / 100,
              ]),
            ),
          },
        ]),
      ),
    ]),
  );
  return {
    brands: looks,
    font: FONT_FAMILIES,
    text: textSteps,
    weights,
    spaces,
    measures,
    radii,
    elevations,
    durations,
    easings,
  };
}

/** Returns the source of `brandDefaults.ts`: the sandbox's brand for the environment schema, which cannot import the tokens. */
export function renderBrandDefaults(): string {
  const { brandGradient, fontColors } = brands.araw;
  const [top, bottom] = brandGradient;
  return `// Made by \`pnpm tokens\` from packages/ui/src/tokens/data/brands.ts: change a value there, never here.

/** The sandbox's own brand: what an environment that names no colours gets. */
export const brandDefaults = {
  brandGradient: ["${top}", "${bottom}"],
  fontColors: { ink: "${fontColors.ink}", inkSoft: "${fontColors.inkSoft}" },
} as const;
`;
}
