/** @vitest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chunkLoader, dropUnused, LeanRuntimePlugin, namespaceMaker, styleLoader } from "./LeanRuntimePlugin.ts";

describe("the data of the federation plugin", () => {
  const data =
    '"515": { shareScope: "default", shareKey: "react", import: null, requiredVersion: "*", strictVersion: false, singleton: true, eager: false, fallback: undefined, treeShakingMode: null }, "354": { shareScope: "default", shareKey: "react-dom", import: "react-dom", requiredVersion: "*", strictVersion: false, singleton: true, eager: true, fallback: () => (() => (__webpack_require__(1986))), treeShakingMode: null }';
  const offer =
    '{ name: "react", version: "19.3.1", factory: () => (() => (__webpack_require__(4858))), eager: 1, treeShakingMode: null, singleton: 1, requiredVersion: "*" }';

  it("keeps the name, the version and the module of a library", () => {
    const read = (text: string): unknown => new Function("__webpack_require__", `return ${text}`)(String);
    expect(read(`{ ${dropUnused(data)} }`)).toEqual({
      515: { shareKey: "react" },
      354: { shareKey: "react-dom" },
    });
    const kept = read(dropUnused(offer)) as { factory: () => () => string };
    expect(kept).toEqual({ name: "react", version: "19.3.1", factory: expect.any(Function) });
    expect(kept.factory()()).toBe("4858");
  });

  it.each([
    ["that has another form", "var data = { other: 1 };", 1],
    ["of the installed plugin", `var data = { ${data} };`, 0],
  ])("stops the build for code %s, if it must", (_, code, count) => {
    const module = { name: "webpack/runtime/consumes_loading", source: { source: Buffer.from(code) } };
    const errors: Error[] = [];
    const run = { tap: (_name: string, start: (...all: unknown[]) => void) => start(compilation) };
    const compilation = {
      errors,
      hooks: { runtimeModule: { tap: (_name: string, read: (...all: unknown[]) => void) => read(module, {}) } },
    };
    new LeanRuntimePlugin().apply({ hooks: { compilation: run } } as never);
    expect(errors).toHaveLength(count);
  });
});

it.each([
  ["a CommonJS module", 2, { a: 1 }, { a: 1, default: { a: 1 } }],
  ["a module by its id", 7, "id", { a: 1, default: { a: 1 } }],
  ["an ES module", 2, { a: 1, __esModule: true }, { a: 1, __esModule: true }],
  ["a module that is wanted as it is", 10, { a: 1 }, { a: 1 }],
])("the namespace maker returns %s", (_, mode, value, namespace) => {
  const build = Object.assign(() => ({ a: 1 }), { t: (_value: unknown, _mode: number): unknown => undefined });
  new Function("__webpack_require__", namespaceMaker)(build);
  // The bundler calls it on the require function.
  expect(build.t(value, mode)).toEqual(namespace);
});

describe("the style loader", () => {
  type Handler = (id: number, promises: Promise<unknown>[]) => void;
  let load: (id: number) => Promise<unknown>[];

  beforeEach(() => {
    const build = {
      f: {} as { css?: Handler },
      p: "https://lender.ph/assets/loan/",
      k: (id: number) => `${id}.a1.css`,
    };
    new Function("__webpack_require__", styleLoader(["5"]))(build);
    load = (id) => {
      const promises: Promise<unknown>[] = [];
      build.f.css?.(id, promises);
      return promises;
    };
  });
  afterEach(() => {
    document.head.innerHTML = "";
  });
  const links = () => [...document.querySelectorAll("link")];

  it("waits for the stylesheet of a chunk, and requests it once", async () => {
    const [first] = load(5);
    const [second] = load(5);
    expect(links().map(({ href, rel }) => [href, rel])).toEqual([
      ["https://lender.ph/assets/loan/5.a1.css", "stylesheet"],
    ]);
    links()[0]?.dispatchEvent(new Event("load"));
    await expect(Promise.all([first, second])).resolves.toBeDefined();
  });

  it("requests nothing for a chunk without styles, and for a stylesheet that the page contains", async () => {
    expect(load(4)).toEqual([]);
    document.head.innerHTML = '<link rel="stylesheet" href="https://lender.ph/assets/loan/5.a1.css">';
    await Promise.all(load(5));
    expect(links()).toHaveLength(1);
  });

  it("rejects and removes a stylesheet that fails to load, and requests it again the next time", async () => {
    const [first] = load(5);
    links()[0]?.dispatchEvent(new Event("error"));
    await expect(first).rejects.toThrow("5.a1.css failed to load");
    expect(links()).toEqual([]);
    load(5);
    expect(links()).toHaveLength(1);
  });
});

it("loads a file that failed from another address, and a stylesheet from its own", async () => {
  const loaded: string[] = [];
  const checked: unknown[] = [];
  const build = {
    p: "/assets/loan/",
    u: (id: number) => `${id}.a1.js`,
    k: (id: number) => `${id}.a1.css`,
    e: async (id: number): Promise<unknown> => loaded.push(build.u(id)),
  };
  let isLost = true;
  const guard = Symbol.for("lending.fileGuard");
  Object.assign(globalThis, {
    [guard]: async (base: string, files: readonly string[]) => {
      checked.push([base, files]);
      if (isLost) throw new Error("lost");
    },
  });
  new Function("__webpack_require__", chunkLoader(["5"]))(build);
  await expect(build.e(5)).rejects.toThrow("lost");
  await expect(build.e(5)).rejects.toThrow("lost");
  isLost = false;
  await build.e(5);
  await build.e(6);
  expect(checked).toEqual([
    ["/assets/loan/", ["5.a1.js", "5.a1.css"]],
    ["/assets/loan/", ["5.a1.js?1", "5.a1.css"]],
    ["/assets/loan/", ["5.a1.js?11", "5.a1.css"]],
    ["/assets/loan/", ["6.a1.js"]],
  ]);
  expect(loaded).toEqual(["5.a1.js?11", "6.a1.js"]);
  Reflect.deleteProperty(globalThis, guard);
});
