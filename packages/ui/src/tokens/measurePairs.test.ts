// @vitest-environment node
import { describe, expect, it } from "vitest";
import { contrastRatio, parseColour } from "./colour.ts";
import { brands } from "./data/brands.ts";
import { measurePairs, readTheme, themes } from "./readTheme.ts";

const looks = Object.entries(themes).flatMap(([look, theme]) =>
  Object.values(brands).map((brand) => [brand.name, look, theme, brand] as const),
);

describe("measurePairs", () => {
  it.each(looks)("finds every text and every edge of %s readable in %s", (_, __, theme, brand) => {
    const faint = measurePairs(theme, brand).filter(({ ratio, least }) => ratio < least);
    expect(faint.map(({ ink, ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`)).toEqual([]);
  });

  it.each([
    ["red", ["#7a0010", "#d0021b"]],
    ["lime", ["#c5e86c", "#8bc34a"]],
    ["yellow", ["#fff59d", "#ffee00"]],
    ["mango", ["#ffcb52", "#ffb03b"]],
    ["black", ["#000000", "#000000"]],
    ["black to white", ["#000000", "#ffffff"]],
    ["red to green", ["#ff0000", "#00ff00"]],
    ["white", ["#ffffff", "#ffffff"]],
    ["mid grey", ["#777777", "#777777"]],
    ["blue to yellow", ["#1133cc", "#ffee00"]],
    ["orange", ["#ff8c4a", "#f0641e"]],
  ])(
    "finds every pair and the edge of buttons readable for any brand, whatever ink it asks for: %s",
    (_, brandGradient) => {
      for (const theme of Object.values(themes)) {
        for (const fontColors of [{}, { ink: "#ffffff", inkSoft: "#dddddd" }])
          expect(
            measurePairs(theme, { brandGradient, fontColors }).filter(({ ratio, least }) => ratio < least),
          ).toEqual([]);
        const colours = readTheme(theme, { brandGradient, fontColors: {} });
        const edge = parseColour(colours["action-border"]) ?? parseColour(colours.action) ?? [0, 0, 0];
        expect(contrastRatio(edge, parseColour(colours.surface) ?? edge)).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

describe("readTheme", () => {
  it("follows a role to another role", () => {
    expect(readTheme(themes["light-more-contrast"], brands.araw)["text-2"]).toBe("#13211f");
    expect(readTheme(themes.dark, brands.araw)["brand-button"]).toBe("#57cdb9");
  });

  it("moves the warning away from an amber brand", () => {
    expect(readTheme(themes.light, brands.mangga).warning).toBe("#8f3d00");
    expect(readTheme(themes.light, brands.gabi).warning).toBe("#7a4a00");
  });
});
