import {
  brands,
  measures,
  parseColour,
  radii,
  readTheme,
  spaces,
  type Theme,
  textSteps,
  themes,
} from "@lending/ui/tokens";

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
