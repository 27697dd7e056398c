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
