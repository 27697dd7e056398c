import { brands, measurePairs, themes } from "@lending/ui/tokens";

/** Returns a message for each colour pair with too little contrast, for every brand and theme. */
export function checkContrast(): readonly string[] {
  return Object.values(brands).flatMap((brand) =>
    Object.entries(themes).flatMap(([look, theme]) =>
      measurePairs(theme, brand)
        .filter(({ ratio, least }) => ratio < least)
        .map(
          ({ ink, ground, ratio, least }) =>
            `${brand.name}, ${look}: ${ink} on ${ground} has a contrast of ${ratio.toFixed(2)}, below the minimum of ${least}.`,
        ),
    ),
  );
}
