/** @vitest-environment jsdom */
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type BuildRequire,
  consumeLibraries,
  fetchLibraries,
  type Libraries,
  type ShareScope,
} from "./shareLibraries.ts";

const react: ShareScope = { react: { "19.0.0": { get: () => () => "React" } } };
const mapping = { moduleIdToConsumeDataMapping: { 11: { shareKey: "react" } } };

/** Returns what a build's module of this id exports. */
function requireModule(build: Pick<BuildRequire, "m">, id: string) {
  const module = { exports: undefined as unknown };
  build.m[id]?.(module);
  return module.exports;
}

describe("consumeLibraries", () => {
  const build = () => ({ m: {}, f: {}, consumesLoadingData: mapping }) satisfies BuildRequire;

  it("evaluates a library when a module first requires it", () => {
    const load = vi.fn(() => "React");
    const made = build();
    consumeLibraries(made, { react: load });
    expect(load).not.toHaveBeenCalled();
    expect(requireModule(made, "11")).toBe("React");
  });

  it("throws when the page does not offer a library", () => {
    const made = build();
    consumeLibraries(made, {});
    expect(() => requireModule(made, "11")).toThrow("No build offers react.");
  });
});

describe("fetchLibraries", () => {
  const offered = (...versions: readonly string[]): ShareScope => ({
    react: Object.fromEntries(versions.map((version) => [version, { get: async () => () => version }])),
  });
  const fetched = async (scope: ShareScope, requiredVersion?: string) => {
    const data = {
      moduleIdToConsumeDataMapping: { 11: { shareKey: "react", ...(requiredVersion && { requiredVersion }) } },
    };
    const libraries: Libraries = {};
    await fetchLibraries({ m: {}, f: {}, consumesLoadingData: data }, scope, libraries);
    return libraries.react?.();
  };

  it("waits for a host whose `get` returns a promise", async () => {
    expect(await fetched(offered("19.3.1"))).toBe("19.3.1");
  });

  it.each([
    [["18.3.1", "19.9.0", "19.10.2", "20.0.0"], "^19.2.0", "19.10.2"],
    [["19.1.9", "19.2.0"], "^19.2.0", "19.2.0"],
    [["18.2.0", "18.3.1"], "^19.2.0", "18.3.1"],
    [["18.2.0", "20.0.0"], undefined, "20.0.0"],
    [[], "^19.2.0", undefined],
  ])("of %j chooses for %s the version %s", async (versions, range, chosen) => {
    expect(await fetched(offered(...versions), range)).toBe(chosen);
  });
});

describe("the remote's runtime", () => {
  afterEach(() => void vi.resetModules());

  it("uses the libraries that the shell passes to init, and returns the exposed module", async () => {
    const build = {
      m: {},
      f: {} as BuildRequire["f"],
      consumesLoadingData: mapping,
      initializeExposesData: { moduleMap: { "./routes": async () => () => "routes" } },
      initContainer: async (_: ShareScope) => {},
      getContainer: async (_: string): Promise<unknown> => undefined,
    };
    vi.stubGlobal("__webpack_require__", build);
    await import("./remoteRuntime.ts");
    await build.initContainer(react);
    expect(requireModule(build, "11")).toBe("React");
    const factory = (await build.getContainer("./routes")) as () => unknown;
    expect(factory()).toBe("routes");
    await expect(build.getContainer("./secrets")).rejects.toThrow("does not expose ./secrets");
  });
});
