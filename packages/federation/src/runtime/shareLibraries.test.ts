/** @vitest-environment jsdom */
import { afterEach, describe, expect, it, vi } from "vitest";
import { describeFederation } from "./describeFederation.ts";
import {
  type BuildRequire,
  consumeLibraries,
  fetchLibraries,
  type Libraries,
  pageLibraries,
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

describe("describeFederation", () => {
  afterEach(() => void delete pageLibraries.react);

  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  const makeManifest = (name: string, version: string) => ({
    name,
    metaData: {
      name,
      buildInfo: { buildVersion: version },
      publicPath: "auto",
      remoteEntry: { name: "remoteEntry.js", path: "", type: "module" },
    },
    exposes: [{ name: "routes", path: "./routes", assets }],
    shared: [
      { id: `${name}:react`, name: "react", version: "19.3.1", singleton: true, requiredVersion: "^19.2.0", assets },
    ],
    remotes: [],
  });

  it("shows the shell, its remotes with their versions, and the shared modules", async () => {
    pageLibraries.react = { "19.3.1": { get: () => () => "React" } };
    vi.stubGlobal("fetch", async (address: string) => {
      if (address.includes("/repay/")) throw new Error("offline");
      return Response.json(address.includes("/loan/") ? makeManifest("loan", "0.3.3") : makeManifest("shell", "0.4.2"));
    });
    const page: { __FEDERATION__?: Record<string, Record<string, unknown>> } = {};
    const remote = (name: string) => ({ name, base: `/assets/${name}/`, entry: "remoteEntry.js", paths: {} });
    await describeFederation({ shell: remote("shell"), remotes: [remote("loan"), remote("repay")] }, page);
    const entry = "http://localhost:3000/assets/loan/mf-manifest.json";
    expect(page.__FEDERATION__?.moduleInfo).toMatchObject({
      shell: { version: "0.4.2", remotesInfo: { loan: { matchedVersion: entry } } },
      [`loan:${entry}`]: {
        version: "0.3.3",
        publicPath: "http://localhost:3000/assets/loan/",
        modules: [{ moduleName: "routes" }],
        shared: [{ sharedName: "react", version: "19.3.1" }],
      },
    });
    expect(page.__FEDERATION__?.__SHARE__).toMatchObject({
      shell: { default: { react: { "19.3.1": { from: "shell", useIn: ["loan"], loaded: true } } } },
    });
  });
});
