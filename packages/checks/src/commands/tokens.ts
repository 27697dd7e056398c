import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { parseEnvironment } from "@lending/bridge/environment";
import { brandRoles, parseColour } from "@lending/ui/tokens";
import { brands } from "../tokens/brands.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { readTokens, type Theme, themes } from "../tokens/readTokens.ts";
import { reportProblems, updateFiles } from "./reportProblems.ts";

type Json = { readonly [key: string]: unknown };

const tokens = readTokens(readFileSync(fileURLToPath(import.meta.resolve("@lending/ui/tokens.css")), "utf8"));

/**
 * Returns the tokens in the format of the Design Tokens Community Group (2025.10), one file for each theme, as Figma imports them:
 * a file is a mode of one collection of variables, with values and no references.
 */
export const renderDtcg = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(themes.map((theme) => [`figma-${theme}.tokens.json`, figmaMode(theme)] as const));

function figmaMode(theme: Theme): Json {
  const values = readTheme(tokens, theme, brands.araw);
  const group = (names: readonly string[], make: (value: string) => Json) =>
    Object.fromEntries(names.map((name) => [name, make(values[name] ?? "")]));
  const named = (start: string) => Object.keys(values).filter((name) => name.startsWith(start));
  const lengths = (names: readonly string[]) => ({ $type: "dimension", ...group(names, length) });
  const colours = Object.keys(values).filter((name) => isColour(values[name] ?? ""));
  return {
    colour: { $type: "color", ...group(colours, (value) => ({ $value: colour(value) })) },
    space: lengths([...named("s-"), "gutter", "target", "measure"]),
    radius: lengths(named("r-")),
    text: lengths(named("text-").filter((name) => !colours.includes(name))),
  };
}

const isColour = (value: string) => /^(?:#|rgba?\(|transparent$)/.test(value);

/** Returns a length in px; 1 rem is 16 px. */
const length = (value: string): Json => ({
  $value: { value: Number.parseFloat(value) * (value.endsWith("rem") ? 16 : 1), unit: "px" },
});

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

/** Returns a message unless the sandbox's brand is that of an environment without colours, and that of the sheet. */
function checkDefaults(): readonly string[] {
  const { brandGradient, fontColors } = parseEnvironment({});
  const { araw } = brands;
  const sheet = Object.fromEntries(tokens.map(({ name, values }) => [name, values.light]));
  const inSheet = [sheet["brand-stop-1"], sheet["brand-stop-2"], sheet["brand-ink"], sheet["brand-ink-soft"]];
  return [
    ...(isDeepStrictEqual([brandGradient, fontColors], [araw.brandGradient, araw.fontColors])
      ? []
      : ["packages/bridge/src/environment/environmentSchema.ts must have the colours of araw as its defaults."]),
    ...(isDeepStrictEqual(inSheet, [...araw.brandGradient, araw.fontColors.ink, araw.fontColors.inkSoft])
      ? []
      : ["packages/ui/src/tokens/tokens.css must begin with the colours of araw."]),
    ...(Object.keys(brandRoles(araw).dark).length === 0
      ? []
      : ["packages/ui/src/tokens/brandCss.ts must have the gradient of araw as its DEFAULT_STOPS."]),
  ];
}

if (import.meta.main) {
  // Generates files from the tokens' data. Without --write, as in `pnpm check`, it only compares them.
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const files = Object.fromEntries(
    Object.entries(renderDtcg()).map(([name, value]) => [`packages/ui/tokens/${name}`, json(value)]),
  );

  reportProblems(
    [...checkDefaults(), ...updateFiles(files, "pnpm generate")],
    `${Object.keys(files).length} token files`,
  );
}
