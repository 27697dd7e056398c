import { brands, measurePairs, themes } from "@lending/ui/tokens";

/** Pairs that cannot be read, of every brand under every theme, as sentences; none is right. */
export function checkContrast(): readonly string[] {
  return Object.values(brands).flatMap((brand) =>
    Object.entries(themes).flatMap(([look, theme]) =>
      measurePairs(theme, brand)
        .filter(({ ratio, least }) => ratio < least)
        .map(
          ({ ink, ground, ratio, least }) =>
            `${brand.name}, ${look}: ${ink} on ${ground} has a contrast of ${ratio.toFixed(2)}, ${least} is the least.`,
        ),
    ),
  );
}
