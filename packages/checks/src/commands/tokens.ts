import { isDeepStrictEqual } from "node:util";
import { parseEnvironment } from "@lending/bridge/environment";
import {
  brands,
  measurePairs,
  measures,
  parseColour,
  radii,
  readTheme,
  spaces,
  type Theme,
  textSteps,
  themes,
} from "@lending/ui/tokens";
import { renderCss } from "../tokens/renderCss.ts";
import { reportProblems, updateFiles } from "./reportProblems.ts";

type Json = { readonly [key: string]: unknown };

/**
 * Returns the tokens in the format of the Design Tokens Community Group (2025.10), one file for each theme, as Figma imports them:
 * a file is a mode of one collection of variables, with values and no references.
 */
export const renderDtcg = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(themes).map(([name, theme]) => [`figma-${name}.tokens.json`, figmaMode(theme)] as const),
  );

function figmaMode(theme: Theme): Json {
  const px = (value: string) => Number.parseFloat(value) * (value.endsWith("rem") ? 16 : 1);
  const dimension = (value: number) => ({ $value: { value, unit: "px" } });
  return {
    colour: { $type: "color", ...map(readTheme(theme, brands.araw), (value) => ({ $value: colour(value) })) },
    space: { $type: "dimension", ...map(spaces, dimension) },
    measure: { $type: "dimension", ...map(measures, ({ value }) => dimension(px(value))) },
    radius: { $type: "dimension", ...map(radii, ({ value }) => dimension(value)) },
    text: { $type: "dimension", ...map(textSteps, ({ size }) => dimension(size * 16)) },
  };
}

function colour(value: string): Json {
  if (value === "transparent") return srgb([0, 0, 0], 0);
  const opaque = parseColour(value);
  if (opaque !== undefined) return { ...srgb(opaque, 1), hex: value };
  const [red = 0, green = 0, blue = 0, opacity = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return srgb([red, green, blue], opacity);
}

function srgb(parts: readonly number[], alpha: number): Json {
  return { colorSpace: "srgb", components: parts.map((part) => Math.round((part / 255) * 10_000) / 10_000), alpha };
}

function map<Value>(record: Readonly<Record<string | number, Value>>, make: (value: Value) => Json): Json {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value as Value)]));
}

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

if (import.meta.main) {
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
}
