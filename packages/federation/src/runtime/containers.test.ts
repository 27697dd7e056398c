import { afterEach, describe, expect, it, vi } from "vitest";
import { createContainers } from "./containers.ts";
import { type BuildRequire, consumeLibraries, type ShareScope } from "./shareLibraries.ts";

/** Returns the address of a remote's entry module. */
const entry = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
const react: ShareScope = { react: { "19.0.0": { get: () => () => "React" } } };
const mapping = { chunkMapping: { 5: ["11"] }, moduleIdToConsumeDataMapping: { 11: { shareKey: "react" } } };

/** Returns what a build's module of this id exports. */
function requireModule(build: Pick<BuildRequire, "m">, id: string) {
  const module = { exports: undefined as unknown };
  build.m[id]?.(module);
  return module.exports;
}

describe("consumeLibraries", () => {
  it("provides a chunk's libraries when the chunk loads", () => {
    const build: BuildRequire = { m: {}, f: {}, consumesLoadingData: mapping };
    consumeLibraries(build, () => react);
    expect(build.m).toEqual({});
    build.f.consumes?.("4");
    expect(build.m).toEqual({});
    build.f.consumes?.("5");
    expect(requireModule(build, "11")).toBe("React");
  });

  it("provides the libraries of the first file at once", () => {
    const build: BuildRequire = { m: {}, f: {}, consumesLoadingData: { ...mapping, initialConsumes: ["11"] } };
    consumeLibraries(build, () => react);
    expect(requireModule(build, "11")).toBe("React");
  });

  it("throws when the page does not offer a library", () => {
    const build: BuildRequire = { m: {}, f: {}, consumesLoadingData: mapping };
    consumeLibraries(build, () => ({}));
    build.f.consumes?.("5");
    expect(() => requireModule(build, "11")).toThrow("No build offers react.");
  });
});

describe("the remote's runtime", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it("uses the libraries that the shell passes to init, and returns the exposed module", async () => {
    const build = {
      m: {},
      f: {} as BuildRequire["f"],
      consumesLoadingData: mapping,
      initializeExposesData: { moduleMap: { "./routes": async () => () => "routes" } },
      initContainer: (_: ShareScope) => {},
      getContainer: async (_: string): Promise<unknown> => undefined,
    };
    vi.stubGlobal("__webpack_require__", build);
    await import("./remoteRuntime.ts");
    build.initContainer(react);
    build.f.consumes?.("5");
    expect(requireModule(build, "11")).toBe("React");
    const factory = (await build.getContainer("./routes")) as () => unknown;
    expect(factory()).toBe("routes");
    await expect(build.getContainer("./secrets")).rejects.toThrow("does not expose ./secrets");
  });
});

describe("createContainers", () => {
  const working = entry(`
    let libraries;
    export const init = (scope) => { libraries = Object.keys(scope); };
    export const get = async (exposed) => { if (exposed !== "./routes") throw new Error("not exposed"); return () => ({ libraries }); };
  `);

  it("starts a remote once, with the shell's libraries, and returns its exposed module", async () => {
    const load = createContainers(react);
    const [first, second] = await Promise.all([load(working, "./routes"), load(working, "./routes")]);
    expect(first).toEqual({ libraries: ["react"] });
    expect(second).toEqual(first);
    await expect(load(working, "./secrets")).rejects.toThrow("not exposed");
  });

  it("starts a remote again after its start failed", async () => {
    const load = createContainers(react);
    const brokenOnce = entry(`
      export const init = () => { if (!globalThis.isSecond) { globalThis.isSecond = true; throw new Error("no start"); } };
      export const get = async () => () => "here";
    `);
    await expect(load(brokenOnce, "./routes")).rejects.toThrow("no start");
    expect(await load(brokenOnce, "./routes")).toBe("here");
  });
});
