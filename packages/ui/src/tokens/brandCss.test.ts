// @vitest-environment node
import { describe, expect, it } from "vitest";
import araw from "../../tokens/environments/araw.json" with { type: "json" };
import { type BrandColours, brandCss, brandThemeColour } from "./brandCss.ts";

function read(colours: BrandColours) {
  const css = brandCss(colours);
  const value = (name: string) => new RegExp(`${name}:([^;}]+)`).exec(css)?.[1] ?? "";
  const opacity = (name: string) => Number(/,([\d.]+)\)$/.exec(value(name))?.[1]);
  return { css, value, opacity };
}

describe("brandCss", () => {
  it("keeps the environment's stops and inks when they are readable", () => {
    expect(brandCss(araw)).toBe(
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
