import {
  type Brand,
  brandRoles,
  brands,
  type ColourRole,
  colourRoles,
  DARK_BRAND_INKS,
  durations,
  type Elevation,
  easings,
  elevations,
  FONT_FAMILIES,
  measures,
  parseColour,
  radii,
  readTheme,
  type ShadowLayer,
  spaces,
  type Theme,
  textSteps,
  themes,
  weights,
} from "@lending/ui/tokens";

type Json = { readonly [key: string]: unknown };

/** Returns the tokens in the format of the Design Tokens Community Group (2025.10): one file per set, and the resolver that combines them. */
export function renderDtcg(): Readonly<Record<string, Json>> {
  const brandFiles = Object.entries(brands).map(([name, brand]) => [`brand-${name}.tokens.json`, brandSet(brand)]);
  const names = Object.keys(brands);
  const reference = (file: string) => ({ $ref: `${file}.tokens.json` });
  return {
    "base.tokens.json": base(),
    "dark.tokens.json": colours((role) => role.dark, { inks: true, heights: (height) => height.dark }),
    "more-contrast.tokens.json": colours((role) => role.moreContrast?.light, {
      heights: (height) => height.moreContrast,
    }),
    "dark-more-contrast.tokens.json": colours((role) => role.moreContrast?.dark),
    ...Object.fromEntries(brandFiles),
    ...Object.fromEntries(
      Object.entries(themes).map(([name, theme]) => [`figma-${name}.tokens.json`, figmaMode(theme)]),
    ),
    "lending.resolver.json": {
      name: "Lending mobile web",
      version: "2025.10",
      sets: { base: { sources: [reference("base")] } },
      modifiers: {
        brand: {
          description: "The brand of the environment.",
          default: names[0],
          contexts: Object.fromEntries(names.map((name) => [name, [reference(`brand-${name}`)]])),
        },
        theme: {
          description: "The phone's setting.",
          default: "light",
          contexts: {
            light: [],
            dark: [reference("dark")],
            "light-more-contrast": [reference("more-contrast")],
            "dark-more-contrast": [reference("dark"), reference("more-contrast"), reference("dark-more-contrast")],
          },
        },
      },
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/brand" }, { $ref: "#/modifiers/theme" }],
    },
  };
}

function base(): Json {
  return {
    ...colours((role) => role.light, { heights: (height) => height.light, described: true }),
    font: { $type: "fontFamily", family: { $value: FONT_FAMILIES } },
    weight: { $type: "fontWeight", ...map(weights, (value) => ({ $value: value })) },
    text: {
      $type: "typography",
      ...map(textSteps, ({ size, line, use }) => ({
        $value: {
          fontFamily: "{font.family}",
          fontSize: { value: size, unit: "rem" },
          fontWeight: "{weight.body}",
          letterSpacing: { value: 0, unit: "px" },
          lineHeight: Math.round((line / size) * 1000) / 1000,
        },
        $description: use,
      })),
    },
    space: { $type: "dimension", ...map(spaces, (value) => ({ $value: { value, unit: "px" } })) },
    measure: {
      $type: "dimension",
      ...map(measures, ({ value, use }) => ({
        $value: { value: Number.parseFloat(value), unit: value.replace(/[\d.]/g, "") },
        $description: use,
      })),
    },
    radius: {
      $type: "dimension",
      ...map(radii, ({ value, use }) => ({ $value: { value, unit: "px" }, $description: use })),
    },
    duration: {
      $type: "duration",
      ...map(durations, ({ value, use }) => ({ $value: { value, unit: "ms" }, $description: use })),
    },
    easing: { $type: "cubicBezier", ...map(easings, ({ value, use }) => ({ $value: value, $description: use })) },
  };
}

interface ColoursOptions {
  readonly inks?: boolean;
  readonly described?: boolean;
  readonly heights?: (height: Elevation) => readonly ShadowLayer[] | undefined;
}

function colours(read: (role: ColourRole) => string | undefined, options: ColoursOptions = {}): Json {
  const inks = options.inks === true ? map(DARK_BRAND_INKS, (value) => ({ $value: colour(value) })) : {};
  const roles = Object.entries<ColourRole>(colourRoles).flatMap(([name, role]) => {
    const value = read(role);
    return value === undefined
      ? []
      : [[name, { $value: colour(value), ...(options.described === true && { $description: role.use }) }] as const];
  });
  const heights = Object.entries<Elevation>(elevations).flatMap(([name, height]) => {
    const layers = options.heights?.(height);
    return layers === undefined || layers.length === 0 ? [] : [[name, { $value: layers.map(shadow) }] as const];
  });
  return {
    colour: { $type: "color", ...inks, ...Object.fromEntries(roles) },
    ...(heights.length > 0 && { elevation: { $type: "shadow", ...Object.fromEntries(heights) } }),
  };
}

/** Returns the values that Figma imports as variables, without references: a file is a mode of the collection. */
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

function brandSet(brand: Brand): Json {
  const named = Object.entries(brandRoles(brand).light).map(([name, value]) => [
    name.slice(2),
    { $value: colour(value) },
  ]);
  return {
    $description: `${brand.name}: ${brand.use}`,
    colour: { $type: "color", ...Object.fromEntries(named) },
    gradient: {
      $type: "gradient",
      brand: {
        $value: [
          { color: "{colour.brand-stop-1}", position: 0 },
          { color: "{colour.brand-stop-2}", position: 1 },
        ],
      },
    },
  };
}

function shadow({ x, y, blur, spread, colour: value }: ShadowLayer): Json {
  const px = (length: number) => ({ value: length, unit: "px" });
  return { color: colour(value), offsetX: px(x), offsetY: px(y), blur: px(blur), spread: px(spread) };
}

function colour(value: string): unknown {
  const alias = /^\{(.+)\}$/.exec(value)?.[1];
  if (alias !== undefined) return `{colour.${alias}}`;
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
