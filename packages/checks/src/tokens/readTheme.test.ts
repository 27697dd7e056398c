import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contrastRatio, parseColour } from "@lending/ui/tokens";
import { describe, expect, it } from "vitest";
import { brands } from "./brands.ts";
import { measurePairs, readTheme } from "./readTheme.ts";
import { readTokens, themes } from "./readTokens.ts";

const tokens = readTokens(readFileSync(fileURLToPath(import.meta.resolve("@lending/ui/tokens.css")), "utf8"));

const looks = themes.flatMap((theme) => Object.values(brands).map((brand) => [brand.brandName, theme, brand] as const));

describe("measurePairs", () => {
  it.each(looks)("finds every text and every edge of %s readable in %s", (_, theme, brand) => {
    const faint = measurePairs(tokens, theme, brand).filter(({ ratio, least }) => ratio < least);
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
  ])("finds every pair and the edge of buttons readable for any brand, whatever its ink: %s", (_, brandGradient) => {
    for (const theme of themes) {
      for (const fontColors of [{}, { ink: "#ffffff", inkSoft: "#dddddd" }])
        expect(
          measurePairs(tokens, theme, { brandGradient, fontColors }).filter(({ ratio, least }) => ratio < least),
        ).toEqual([]);
      const colours = readTheme(tokens, theme, { brandGradient, fontColors: {} });
      const edge = parseColour(colours["action-border"]) ?? parseColour(colours.action) ?? [0, 0, 0];
      expect(contrastRatio(edge, parseColour(colours.surface) ?? edge)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("readTheme", () => {
  it("follows a role to another role", () => {
    expect(readTheme(tokens, "light-more-contrast", brands.araw)["text-2"]).toBe("#13211f");
    expect(readTheme(tokens, "dark", brands.araw)["brand-button"]).toBe("#57cdb9");
  });

  it("moves the warning away from an amber brand", () => {
    expect(readTheme(tokens, "light", brands.mangga).warning).toBe("#8f3d00");
    expect(readTheme(tokens, "light", brands.gabi).warning).toBe("#7a4a00");
  });
});
