import { isDeepStrictEqual } from "node:util";
import { parseEnvironment } from "@lending/bridge/environment";
import { brands, measurePairs, themes } from "@lending/ui/tokens";
import { renderCss } from "../tokens/renderCss.ts";
import { renderDtcg } from "../tokens/renderDtcg.ts";
import { reportProblems, updateFiles } from "./reportProblems.ts";

/** Returns a message for each colour pair with too little contrast, for every brand and theme. */
function checkContrast(): readonly string[] {
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

/** Returns a message unless an environment that names no colours gets those of the sandbox's brand. */
function checkDefaults(): readonly string[] {
  const { brandGradient, fontColors } = parseEnvironment({});
  const { araw } = brands;
  return isDeepStrictEqual([brandGradient, fontColors], [araw.brandGradient, araw.fontColors])
    ? []
    : ["packages/bridge/src/environment/environmentSchema.ts must have the colours of araw as its defaults."];
}

// Generates files from the tokens' data. Without --write, as in `pnpm check`, it only compares them.
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const files: Readonly<Record<string, string>> = {
  "packages/ui/src/tokens/tokens.css": renderCss(),
  ...Object.fromEntries(
    Object.entries(renderDtcg()).map(([name, value]) => [`packages/ui/tokens/${name}`, json(value)]),
  ),
  ...Object.fromEntries(
    Object.entries(brands).map(([name, { name: brandName, brandGradient, fontColors }]) => [
      `packages/ui/tokens/environments/${name}.json`,
      json({ stage: "sandbox", brandName, brandGradient, fontColors }),
    ]),
  ),
};

reportProblems(
  [...checkContrast(), ...checkDefaults(), ...updateFiles(files, "pnpm generate")],
  `${Object.keys(files).length} token files`,
);
