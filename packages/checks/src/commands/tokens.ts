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

/** Returns the source of `brandDefaults.ts`: the sandbox's brand for the environment schema, which cannot import the tokens. */
function renderBrandDefaults(): string {
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
  "packages/bridge/src/environment/brandDefaults.ts": renderBrandDefaults(),
};

reportProblems([...checkContrast(), ...updateFiles(files, "pnpm tokens")], `${Object.keys(files).length} token files`);
