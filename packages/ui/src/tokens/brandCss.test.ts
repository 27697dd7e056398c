// @vitest-environment node
import { describe, expect, it } from "vitest";
import { brandCss, brandThemeColour } from "./brandCss.ts";
import { contrastRatio, parseColour } from "./colours.ts";
import { type BrandColours, brands } from "./data/brands.ts";
import { measurePairs, readTheme, themes } from "./readTheme.ts";

function read(colours: BrandColours) {
  const css = brandCss(colours);
  const value = (name: string) => new RegExp(`${name}:([^;}]+)`).exec(css)?.[1] ?? "";
  const opacity = (name: string) => Number(/,([\d.]+)\)$/.exec(value(name))?.[1]);
  return { css, value, opacity };
}

describe("brandCss", () => {
  it("keeps the environment's stops and inks when they are readable", () => {
    expect(brandCss(brands.araw)).toBe(
      ":root{--brand-stop-1:#07424b;--brand-stop-2:#0c766d;--brand-ink:#ffffff;--brand-ink-soft:#e3f2ee;" +
        "--brand-scrim:rgba(3,12,11,0);--brand-scrim-dark:rgba(3,12,11,0.58);--on-brand-button:#07424b}",
    );
  });

  it.each([
    ["white on mango", ["#ffcb52", "#ffb03b"], { ink: "#ffffff" }, "#13211f"],
    ["near-black on deep teal", ["#07424b", "#0c766d"], { ink: "#101010" }, "#ffffff"],
    ["no font colour at all", ["#07424b", "#0c766d"], {}, "#ffffff"],
    ["grey on grey", ["#444444", "#555555"], { ink: "#888888" }, "#ffffff"],
  ])("chooses another ink for %s", (_, brandGradient, fontColors, ink) => {
    expect(read({ brandGradient, fontColors }).value("--brand-ink")).toBe(ink);
  });

  it("raises the scrim when neither white nor near-black passes on both stops", () => {
    const { value, opacity } = read({ brandGradient: ["#000000", "#ffffff"], fontColors: { ink: "#ffffff" } });
    expect(value("--brand-ink")).toBe("#ffffff");
    expect(opacity("--brand-scrim")).toBeGreaterThan(0.4);
  });

  it.each([
    ["css that escapes its rule", ["red;}body{display:none", "#0c766d"]],
    ["nothing", []],
    ["a url", ["url(//evil.example/x)", "url(//evil.example/y)"]],
    ["another notation", ["rgb(7, 66, 75)", "#000"]],
  ])("falls back to the sandbox's stops for %s", (_, brandGradient) => {
    const { css } = read({ brandGradient, fontColors: {} });
    expect(css).toContain("--brand-stop-1:#07424b;--brand-stop-2:#0c766d;");
  });

  it("derives buttons and links of another brand, in both themes", () => {
    const { css } = read({ brandGradient: ["#ffcb52", "#ffb03b"], fontColors: { ink: "#2a1b00" } });
    expect(css).toContain("--action:#ffb03b;");
    expect(css).toContain("@media (prefers-color-scheme:dark){:root:root{--action:");
  });

  it.each([
    [["#ffcb52", "#ffb03b"], true],
    [["#ffffff", "#e0e0e0"], false],
    [["#0b1e6d", "#8bc34a"], false],
  ])("keeps the sun visible in the sky %j (pale: %s)", (brandGradient, isPale) => {
    expect(brandCss({ brandGradient, fontColors: {} }).includes("--ill-sun:#fff0bd")).toBe(isPale);
  });

  it("uses one stop for both when the second is missing", () => {
    expect(read({ brandGradient: ["#123"], fontColors: {} }).value("--brand-stop-2")).toBe("#112233");
  });

  it("uses the top stop for the phone's system bar", () => {
    expect(brandThemeColour({ brandGradient: ["#07424B", "#0c766d"], fontColors: {} })).toBe("#07424b");
  });
});

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
  ])("finds every pair and the edge of buttons readable for any brand, whatever its ink: %s", (_, brandGradient) => {
    for (const theme of Object.values(themes)) {
      for (const fontColors of [{}, { ink: "#ffffff", inkSoft: "#dddddd" }])
        expect(measurePairs(theme, { brandGradient, fontColors }).filter(({ ratio, least }) => ratio < least)).toEqual(
          [],
        );
      const colours = readTheme(theme, { brandGradient, fontColors: {} });
      const edge = parseColour(colours["action-border"]) ?? parseColour(colours.action) ?? [0, 0, 0];
      expect(contrastRatio(edge, parseColour(colours.surface) ?? edge)).toBeGreaterThanOrEqual(3);
    }
  });
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
