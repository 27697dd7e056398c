import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import scopeStyles from "./scopeStyles.ts";

it("limits rules to the inside of a mounted remote, with the weight that they had", () => {
  const css = "html { color: red; }\nbody {\n  margin: 0;\n}\n/* lists, */\nul,\nol { list-style: none; }";
  expect(scopeStyles(css).replace(/\s+/g, " ").replace(/} ?/g, "} ").trim()).toBe(
    "[data-lending] { color: red; } [data-lending] { margin: 0; } " +
      ":where([data-lending]) ul, :where([data-lending]) ol { list-style: none; }",
  );
});

it("leaves no rule of the reset that applies to the page around it", () => {
  const scoped = scopeStyles(readFileSync(fileURLToPath(import.meta.resolve("@lending/ui/base.css")), "utf8"));
  const selectors = [...scoped.matchAll(/([^{}]+)\{/g)].flatMap(([, list = ""]) => list.split(","));
  expect(selectors.length).toBeGreaterThan(20);
  expect(selectors.filter((selector) => !selector.includes("[data-lending]"))).toEqual([]);
});

it("refuses an at-rule", () => {
  expect(() => scopeStyles("@media print { a { color: black; } }")).toThrow("at-rule");
});
