import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import dropUnused from "./routerLoader.ts";

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

it.each(files)("finds everything in %s of the installed version", (file) => {
  const source = dropUnused(readFileSync(path.join(folder, "lib", file), "utf8"));
  const left =
    /^\w+ \w+ = React\$1\.\w+\(|^var \w+ = class extends .*\{$|^\w+\.\w+ = |^\s*warning\(|invariant\(.*["`]\);/gm;
  expect(source.match(left)).toBeNull();
});
