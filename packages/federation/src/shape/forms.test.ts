import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readShape } from "./readShape.ts";

// Every form of source code that the shape of an app recognizes, and similar code that it ignores. The expected shape is whole.
const root = mkdtempSync(path.join(tmpdir(), "shape-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const shared = ["react", "@lending/bridge", "@lending/ui/toast"];

/** Returns the shape of an app in a workspace of its own: the files by path, each other one below the app's `src`. */
function shapeOf(files: Readonly<Record<string, string>>, app = "demo") {
  const workspace = mkdtempSync(path.join(root, "workspace-"));
  const exports = { ".": "./src/index.ts", "./toast": "./src/toast.ts" };
  const given = {
    "packages/bridge/package.json": JSON.stringify({ exports }),
    "packages/bridge/src/index.ts": "",
    "packages/ui/package.json": JSON.stringify({ exports }),
    "packages/ui/src/toast.ts": "",
  };
  for (const [name, text] of Object.entries({ ...given, ...files })) {
    const file = path.join(workspace, name.startsWith("packages/") ? name : `apps/${app}/src/${name}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return readShape({ folder: path.join(workspace, "apps", app), shared });
}

const inRoutes = (text: string) => shapeOf({ "routes.tsx": text });
const elsewhere = (text: string) => shapeOf({ "routes.tsx": 'import "./screen.ts";', "screen.ts": text });

it.each([
  ["the path of a screen", `({ path: "/a", screen: load })`, { "path /a": [""] }],
  ["an early request", `({ path: "/v1/a", method: "POST" })`, { "call /v1/a": ["POST"] }],
  ["each path of a choice", `({ path: late ? "/a" : "/b", screen: load })`, { "path /a": [""], "path /b": [""] }],
  [
    "the fields of a request, with the parameters that they come from",
    `({ path: "/v1/a", fields: { id: { query: "orderId" }, type: "1", name } })`,
    { "sends /v1/a id": ["?orderId"], "sends /v1/a type": ['"1"'], "sends /v1/a name": [""], "reads orderId": [""] },
  ],
  [
    "spread fields",
    `const base = { type: "1" }; ({ path: "/v1/a", fields: { ...base } })`,
    { "sends /v1/a type": ['"1"'] },
  ],
  ["fields after an operator", `({ path: "/v1/a", fields: late && { type: 1 } })`, { "sends /v1/a type": ["1"] }],
  ["no parameter of an object with more keys", `({ query: "orderId", of: 1 })`, {}],
  ["no key of a name that is computed", `({ [path]: "/a", screen: load })`, {}],
  ["a fact's field", `({ field: "info.amount" })`, { "fact info.amount": [""] }],
  ["a fact's list", `({ rows: "list" })`, { "fact list": [""] }],
])("reads %s", (_, text, shape) => {
  expect(inRoutes(text)).toEqual(shape);
});

it.each([
  [
    "an event and the names in its detail",
    `new CustomEvent("lending:done", { detail: { id: 1 } })`,
    { "event lending:done": [""], "event lending:done id": [""] },
  ],
  ["an event without a detail", `new Event("lending:done", { bubbles: true })`, { "event lending:done": [""] }],
  ["no event of the browser", `new CustomEvent("resize", { detail: { id: 1 } })`, {}],
  ["no other object", `new Notice("lending:done")`, {}],
  ["a listener to an own event", `addEventListener("lending:done", run)`, { "hears lending:done": [""] }],
  ["a listener of an object", `target.addEventListener("lending:done", run)`, { "hears lending:done": [""] }],
  ["no listener to an event of the browser", `addEventListener("resize", run); emit("lending:done")`, {}],
  ["a name of an event's detail", `event.detail.id`, { "detail id": [""] }],
  ["no computed name of a detail", `event.detail[id]; event.target.id; detail.id`, {}],
  ["a global", `window.Bridge`, { "global Bridge": [""] }],
  ["a global after its check", `globalThis.Bridge!`, { "global Bridge": [""] }],
  ["a global's member", `self.Bridge.close()`, { "global Bridge": [""], "global Bridge close": [""] }],
  [
    "the handlers of WebKit",
    `window.webkit?.messageHandlers`,
    { "global webkit": [""], "global webkit messageHandlers": [""] },
  ],
  ["no global of another object", `page.Bridge.close(); window.webkitStorage; window.location.href`, {}],
  ["an assigned global", `window.state = 1`, { "global state": [""] }],
  ["no assignment to another object", `page.state = 1; window[name] = 1; state = 1`, {}],
  ["a registered symbol", `Symbol.for("lending")`, { "global lending": [""] }],
  ["no other symbol", `Symbol("lending"); Symbol.keyFor("lending"); Map.for("lending")`, {}],
  ["a parameter", `query.get("type")`, { "reads type": [""] }],
  ["each way to read a parameter", `params.getAll("a"); searchOf(url).has("b")`, { "reads a": [""], "reads b": [""] }],
  ["a parameter's value", `query.get("type") === "2"`, { "reads type": ["", '= "2"'] }],
  ["a value that a parameter must not have", `query.get("type") !== "2"`, { "reads type": ["", '= "2"'] }],
  ["no value without a literal", `query.get("type") === kind`, { "reads type": [""] }],
  ["no value of another operator", `query.get("type") > "2"; query.has("type") === "2"`, { "reads type": ["", ""] }],
  ["no entry of another map", `names.get("type") === "2"; query.delete("type"); get("type")`, {}],
  ["the name in a constant", `const NAME = "type"; query.get(NAME)`, { "reads type": [""] }],
])("reads %s", (_, text, shape) => {
  expect(elsewhere(text)).toEqual(shape);
});

it.each([
  [
    "a request with its fields",
    `api.get("/v1/a", { id, type: "1" })`,
    { "call /v1/a": ["GET"], "sends /v1/a id": [""], "sends /v1/a type": ['"1"'] },
  ],
  ["a sent form", `api.post("/v1/a"); api.upload("/v1/b")`, { "call /v1/a": ["POST"], "call /v1/b": ["POST"] }],
  ["an address that begins with a constant", `const BASE = "/v1"; api.get(\`\${BASE}/a\`)`, { "call /v1": ["GET"] }],
  ["an address that is joined", `api.get("/v1/" + id)`, { "call /v1/": ["GET"] }],
  ["no other call", `api.get("name"); api.find("/v1/a", { id })`, {}],
  ["a part of a form", `form.append("file", data)`, { "sends file": [""] }],
  ["no appended element", `list.append("file"); form.set("file", data)`, {}],
])("reads %s in a module of requests", (_, text, shape) => {
  const files = { "routes.tsx": 'import "./api/orders.ts";', "api/orders.ts": text };
  expect(shapeOf(files)).toEqual(shape);
  expect(elsewhere(text)).toEqual({});
});

it.each([
  ["v.object({ a: v.string() })", { "field a": ["strict string"] }],
  [
    "v.strictObject({ a: v.object({ b: v.number() }) })",
    { "field a": ["strict object"], "field a.b": ["strict number"] },
  ],
  [
    "v.object({ a: v.array(v.object({ b: v.string() })) })",
    { "field a": ["strict list"], "field a[]": ["strict object"], "field a[].b": ["strict string"] },
  ],
  [`v.object({ a: v.picklist(["y", "x"]) })`, { "field a": ['strict choice "x"|"y"'] }],
  ["v.object({ a: v.optional(v.string()) })", { "field a": ["strict string?"] }],
  [`v.object({ a: v.fallback(v.string(), "no") })`, { "field a": ['strict string? "no"'] }],
  [
    "v.object({ a: v.nullish(v.object({ b: v.string() })) })",
    { "field a": ["strict object?"], "field a.b": ["strict string"] },
  ],
  [
    "v.object({ a: v.pipe(v.string(), v.trim(), v.minLength(1), isDate) })",
    { "field a": ["strict string & minLength & check"] },
  ],
  ["record({ a: text() })", { "field a": ["text"] }],
  ["record({ a: record({ b: text() }) })", { "field a": ["record"], "field a.b": ["text"] }],
  [
    "record({ a: list(record({ b: text() })) })",
    { "field a": ["list"], "field a[]": ["record"], "field a[].b": ["text"] },
  ],
  [`record({ a: choice(["y", "x"], "x") })`, { "field a": ['choice "x"|"y" = "x"'] }],
  [
    `record({ a: text("none"), b: text(""), c: amount(0) })`,
    { "field a": ['text = "none"'], "field b": ["text"], "field c": ["amount = 0"] },
  ],
  ["record({ a: unknown, b: make()() })", { "field a": ["unknown"], "field b": ["unknown"] }],
  [
    `const ALL = ["x", ...["y"]]; const FIRST = "x"; record({ a: choice(ALL, FIRST) })`,
    { "field a": ['choice "x"|"y" = "x"'] },
  ],
  ["record({ [names.logo]: text(), [KEY]: text() })", { "field <logo>": ["text"], "field <?>": ["text"] }],
])("reads the fields of %s", (schema, shape) => {
  const statements = schema.split("; ");
  const last = statements.pop();
  const before = statements.map((one) => `${one};\n`).join("");
  for (const call of ["parseResponse", "v.parse", "v.safeParse"])
    expect(elsewhere(`${before}${call}(${last}, answer)`)).toEqual(shape);
  expect(elsewhere(`${before}read(${last}, answer); x.parse(${last})`)).toEqual({});
});

it.each([
  [
    "a key of a port",
    `const KEY: SessionKey = "k"; const OTHER: LocalKey = "l"`,
    { "stored k": ["session"], "stored l": ["local"] },
  ],
  [
    "the schema of a declared value",
    `declareStored({ key: "k", place: "local", read: (one) => parseResponse(record({ a: text(), b: record({ c: flag() }) }), one) })`,
    {
      "stored k": ["local"],
      "stored k a": ["text"],
      "stored k b": ["record"],
      "stored k b.c": ["flag"],
      "field a": ["text"],
      "field b": ["record"],
      "field b.c": ["flag"],
    },
  ],
  [
    "a schema with a name",
    `const schema = record({ a: text() }); export const value = declareStored({ key: "k", place: "session", read: (one) => ({ a: parseResponse(schema, one) }) })`,
    { "stored k": ["session"], "stored k a": ["text"], "field a": ["text"] },
  ],
  [
    "the names that a reader takes",
    `declareStored({ key: "k", place: "session", read(one) { const { a, b: other, ...rest } = Object(one); return a; } })`,
    { "stored k": ["session"], "stored k a": [""], "stored k b": [""] },
  ],
  [
    "the pattern, the type and the number of an entry",
    `declareStored({ key: "k", place: "session", read: (one) => (typeof one === "string" && /^\\d+$/.test(one) ? one : Number(one)) })`,
    { "stored k": ["session"], "stored k as": ['"string"', "Number", "^\\d+$"] },
  ],
  ["nothing of another call", `declare({ key: "k", place: "local" }); const KEY: Key = "k"; const { a } = stored`, {}],
])("reads %s from a phone's storage", (_, text, shape) => {
  expect(elsewhere(text)).toEqual(shape);
});

it.each([
  ["a constant of another module", "KEY", `export const KEY = "a"`],
  ["a constant under another name", "NAME", `export const KEY = "a"`],
  ["a constant that a module passes on", "KEY", `export { NAME as KEY } from "./last.ts"`],
  ["a member of a constant", "KEY.a", `export const KEY = { a: "a", b: "b" } as const`],
  ["a member's member", "KEY.a.b", `export const KEY = { a: { b: "a" } } satisfies All`],
  ["the result of a function", "KEY()", `export function KEY() { log(); return "a"; }`],
  ["the result of an arrow function", "KEY()", `export const KEY = () => "a"`],
  ["an argument", `KEY("a")`, "export const KEY = (key: string) => key"],
  ["the second argument", `KEY(1, "a")`, "export const KEY = (id: number, key: string) => key"],
])("follows %s", (_, key, more) => {
  const imported = key === "NAME" ? "KEY as NAME" : "KEY";
  const screen = `import { ${imported} } from "./more.ts"; query.get(${key})`;
  const files = { "routes.tsx": 'import "./screen.ts";', "screen.ts": screen, "more.ts": more };
  expect(shapeOf({ ...files, "last.ts": 'export const NAME = "a";' })).toEqual({ "reads a": [""] });
});

it.each([
  ["a name that refers to itself", `const a = b; const b = a; query.get(a); query.get(c)`],
  ["a function that calls itself", `function a() { return a(); } query.get(a())`],
  ["a library's name", `import { KEY } from "library"; query.get(KEY)`],
  ["a module that is missing", `import { KEY } from "./missing.ts"; query.get(KEY)`],
  ["a name that a type has", `import type { KEY } from "./types.ts"; query.get(KEY)`],
])("reads nothing from %s", (_, text) => {
  const files = { "routes.tsx": 'import "./screen.ts";', "screen.ts": text };
  expect(shapeOf({ ...files, "types.ts": 'export const KEY = "a"; new Event("lending:done");' })).toEqual({});
});

it("names each selector of a remote's styles that can match elements of others, fonts, properties and keyframes", () => {
  const css = `
@font-face { font-family: "Lending"; src: url(a.woff2) }
@property --lending-turn { syntax: "<angle>"; inherits: false; initial-value: 0deg }
@keyframes turn { from { top: 0 } to { top: 1px } }
@media (min-width: 10px) { p, .card a { top: 0 } }
body:not(.card), :is(h1, .b) { top: 0 }
:is(.a, .b), .card a[href$=".pdf"] { top: 0 }
a[href$=".pdf"] { top: 0 }
:global(.theirs) .card { top: 0 }
.card { & > a { top: 0 } }`;
  const everywhere = ["font Lending", "property --lending-turn"];
  const named = (list: readonly string[]) => Object.fromEntries(list.map((name) => [name, [""]]));
  const inFile = (file: string) => shapeOf({ "routes.tsx": `import "./${file}";`, [file]: css });
  const unscoped = [
    "selector p",
    "selector body:not(.card)",
    "selector :global(.theirs) .card",
    'selector a[href$=".pdf"]',
  ];
  const module = inFile("page.module.css");
  expect(Object.keys(module)).toEqual(expect.arrayContaining([...everywhere, ...unscoped]));
  expect(Object.keys(module).filter((name) => name.includes("turn"))).toEqual(["property --lending-turn"]);
  expect(module).not.toHaveProperty(["selector .card a"]);
  expect(Object.keys(module).filter((name) => name.includes("h1"))).not.toEqual([]);
  const plain = inFile("page.css");
  expect(plain).toMatchObject(
    named([...everywhere, ...unscoped, "keyframes turn", "selector .card a", "selector .card > a"]),
  );
  expect(Object.keys(plain).some((name) => /selector (?:from|to|)$/.test(name))).toBe(false);
});

it("names selectors whose class is another element's, and those of imported styles", () => {
  const css = `
@import "./more.css";
html:has(.card) { top: 0 }
h1:nth-child(1 of .card) { top: 0 }
.card:has(p) { top: 0 }`;
  const files = { "page.module.css": css, "more.css": "body { top: 0 }" };
  const shape = shapeOf({ "routes.tsx": 'import "./page.module.css";', ...files });
  expect(Object.keys(shape)).toEqual([
    "selector body",
    "selector h1:nth-child(1 of .card)",
    "selector html:has(.card)",
  ]);
});

it("reads an import where a function declares the same name for something else", () => {
  const text = 'import { KEY } from "./more.ts"; query.get(KEY); function other() { const KEY = "b"; return KEY; }';
  const files = { "routes.tsx": 'import "./screen.ts";', "screen.ts": text };
  expect(shapeOf({ ...files, "more.ts": 'export const KEY = "a";' })).toEqual({ "reads a": [""] });
});

it("names what a remote imports of the shared modules, and reads their packages as the shell's", () => {
  const routes = `
import { useApp as app, type App } from "@lending/bridge";
import * as toast from "@lending/ui/toast";
import React, { useState } from "react";
import { other } from "other";
import type { Toast } from "@lending/ui/toast";
import "@lending/unknown";
`;
  const bridge = 'export const useApp = () => query.get("a");';
  expect(shapeOf({ "routes.tsx": routes, "packages/bridge/src/index.ts": bridge })).toEqual({
    "import useApp of @lending/bridge": [""],
    "import useState of react": [""],
  });
});

it("reads the fields of its own modules, not of a package that it contains", () => {
  const files = {
    "routes.tsx": 'import "@lending/more"; v.parse(record({ a: text() }));',
    "packages/more/package.json": JSON.stringify({ exports: { ".": "./index.ts", "./css": { default: "./a.css" } } }),
    "packages/more/index.ts": 'v.parse(record({ b: text() })); query.get("c"); import "@lending/more/css";',
  };
  expect(shapeOf(files)).toEqual({ "field a": ["text"], "reads c": [""] });
});

it("names the exports of the shell's shared modules with what they need, and the members of their types", () => {
  const bridge = `
export const version = "1";
export const open = (url: string, options?: Options) => url;
export function close(reason = "", ...rest: string[]) {}
export function send(name: string, value: string) {}
export class Port { listen() {} }
export interface App { readonly name: string; end?(): void }
export type Kind = { first: string };
export enum Level { a }
interface Hidden { own: string }
const inner = { deep: 1 };
export { inner as outer, type Hidden as Shown };
export { helper, type Type } from "./helper.ts";
export type { Other } from "./helper.ts";
export default inner;
`;
  const helper = "export const helper = (a: string) => a; export interface Type { of: 1 }";
  const shell = shapeOf(
    {
      "main.tsx": 'import "./page.css"; query.get("a");',
      "page.css": "body { top: 0 }",
      "packages/bridge/src/index.ts": bridge,
      "packages/bridge/src/helper.ts": helper,
      "packages/ui/src/toast.ts": "v.parse(record({ b: text() }));",
    },
    "shell",
  );
  expect(shell).toEqual({
    "export version of @lending/bridge": ["value"],
    "export open of @lending/bridge": ["function 1"],
    "export close of @lending/bridge": ["function 0"],
    "export send of @lending/bridge": ["function 2"],
    "export Port of @lending/bridge": ["class"],
    "export outer of @lending/bridge": ["value"],
    "export helper of @lending/bridge": ["function 1"],
    "field b": ["text"],
    "key b": [""],
    "key deep": [""],
    "key end": [""],
    "key first": [""],
    "key listen": [""],
    "key name": [""],
    "key of": [""],
    "key own": [""],
    "member end": ["?"],
    "member first": [""],
    "member name": [""],
    "member of": [""],
    "reads a": [""],
  });
  expect(Object.keys(shell)).toEqual(Object.keys(shell).sort());
});
