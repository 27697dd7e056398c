import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { rspack } from "@rspack/core";
import { describe, expect, it } from "vitest";
import { baseConfig, findUnsupportedStyles } from "./baseConfig.ts";
import { dropUnused } from "./routerLoader.ts";
import scopeStyles from "./scopeStyles.ts";

describe("the loader of react-router", () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve("react-router"));
  const files = ["components.js", "context.js", "hooks.js", "dom/lib.js", "router/history.js", "router/utils.js"];

  it("marks what creates a component, a context or a constant as pure, without its name for developers", () => {
    expect(dropUnused('const Link = React$1.forwardRef(function () {});\nLink.displayName = "Link";\n')).toBe(
      "const Link = /* @__PURE__ */ React$1.forwardRef(function () {});\n\n",
    );
  });

  it("keeps the fields of a class that is used", () => {
    const source =
      "var Boundary = class extends React$1.Component {\n\tfirst = 1;\n};\nBoundary.contextType = Context;\n";
    const run = new Function("React$1", "Context", `${dropUnused(source)}return Boundary;`);
    const Boundary = run({ Component: class {} }, "context");
    expect([Boundary.contextType, new Boundary().first]).toEqual(["context", 1]);
  });

  it("keeps the condition of an assertion", () => {
    expect(dropUnused('invariant(isInside(a, b), "must be inside");')).toBe("invariant(isInside(a, b));");
  });

  it.each(["context.js", "hooks.js"])("stops the build when it finds nothing in %s", (file) => {
    const resource = `/node_modules/react-router/dist/production/lib/${file}`;
    expect(() => dropUnused("export {};", resource)).toThrow("has another form");
    const source = readFileSync(path.join(folder, "lib", file), "utf8");
    expect(() => dropUnused(source, resource)).not.toThrow();
  });

  it.each(files)("finds everything in %s of the installed version", (file) => {
    const source = dropUnused(readFileSync(path.join(folder, "lib", file), "utf8"));
    const left =
      /^\w+ \w+ = React\$1\.\w+\(|^var \w+ = class extends .*\{$|^\w+\.\w+ = |^\s*warning\(|invariant\(.*["`]\);/gm;
    expect(source.match(left)).toBeNull();
  });
});

describe("the loader of the reset", () => {
  it("limits rules to the inside of a mounted remote, weaker than any class", () => {
    const css = "html { color: red; }\nbody {\n  margin: 0;\n}\n/* lists, */\nul,\nol { list-style: none; }";
    expect(scopeStyles(css).replace(/\s+/g, " ").replace(/} ?/g, "} ").trim()).toBe(
      "lending-remote { display: block; } lending-remote { color: red; } lending-remote { margin: 0; } " +
        "lending-remote ul, lending-remote ol { list-style: none; }",
    );
  });

  it("leaves no rule of the reset that applies to the page around it", () => {
    const scoped = scopeStyles(readFileSync(fileURLToPath(import.meta.resolve("@lending/ui/base.css")), "utf8"));
    const selectors = [...scoped.matchAll(/([^{}]+)\{/g)].flatMap(([, list = ""]) => list.split(","));
    expect(selectors.length).toBeGreaterThan(20);
    expect(selectors.filter((selector) => !/^\s*lending-remote\b/.test(selector))).toEqual([]);
    expect(findUnsupportedStyles(scoped)).toEqual([]);
  });

  it("finds what the minimum browsers do not know, in nested rules too", () => {
    const css =
      ".a:where(.b) .c:is(d) { top: 0 } @supports (top: 0) { .a:has(b), .where:hover { top: 0 } } @layer x {}";
    expect(findUnsupportedStyles(css)).toEqual([":where", ":is", ":has", "@layer"]);
  });

  it("refuses an at-rule", () => {
    expect(() => scopeStyles("@media print { a { color: black; } }")).toThrow("at-rule");
  });
});

describe("the loader of messages", () => {
  const source = `
import { defineGroup } from "./defineGroup.ts";
const languages = {
  "en-PH": () => import("./en-PH.ts"),
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};
export const order = defineGroup("order", languages, { pay: "Pay the order" });
export const receipt = defineGroup("receipt", languages, {
  paid: "Paid on",
});
`;
  const files = {
    "messages/source.ts": source,
    "messages/defineGroup.ts": "export const defineGroup = (...all: unknown[]) => console.log(all);",
    "messages/en-PH.ts": 'export const order = { pay: "Pay for the order" };\n',
    "messages/fil-PH.ts": 'export const order = { pay: "Bayaran" };\nexport const receipt = { paid: "Nabayaran" };\n',
    "messages/zh-CN.ts": 'export const order = { pay: "还款" };\nexport const receipt = { paid: "已还" };\n',
    "order.ts": 'import { order } from "./messages/source.ts"; console.log(order);',
    "receipt.ts": 'import { receipt } from "./messages/source.ts"; console.log(receipt);',
  };

  /** Builds both screens, and returns the text of each file without its hash. */
  async function build(): Promise<Readonly<Record<string, string>>> {
    const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "groups-")));
    mkdirSync(path.join(folder, "messages"));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const compiler = rspack({
      ...baseConfig({ folder, name: "app", development: false, outputFolder: "dist" }),
      entry: { order: "./order.ts", receipt: "./receipt.ts" },
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
      );
    });
    await new Promise((resolve) => compiler.close(resolve));
    const built = readdirSync(path.join(folder, "dist"))
      .filter((name) => name.endsWith(".js"))
      .map((name) => {
        const text = readFileSync(path.join(folder, "dist", name), "utf8");
        return [name.replace(/\.\w+\.js$/, ""), text];
      });
    rmSync(folder, { recursive: true, force: true });
    return Object.fromEntries(built);
  }

  it("gives a screen only the groups that it imports, and one file for each language", async () => {
    const built = await build();
    expect(Object.keys(built).sort()).toEqual(["fi", "order", "receipt", "zh"]);
    expect(built.order).toContain("Pay the order");
    // Few texts of Philippine English cost less here than in one more file.
    expect(built.order).toContain("Pay for the order");
    expect(built.order).not.toContain("Paid on");
    expect(built.receipt).toContain("Paid on");
    expect(built.receipt).not.toMatch(/Pay|en-PH/);
    expect(built.fi).toMatch(/Bayaran.*Nabayaran|Nabayaran.*Bayaran/s);
  });
});
