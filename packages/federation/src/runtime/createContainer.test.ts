import { expect, it, vi } from "vitest";
import { createContainer, type RemoteBuild } from "./createContainer.ts";
import type { ShareScope } from "./shareLibraries.ts";

const offered = (...versions: readonly string[]): ShareScope => ({
  react: Object.fromEntries(versions.map((version) => [version, { get: async () => () => version }])),
});

const routes = { routes: [] };
const exposed = { "./routes": async () => routes, "./mount": async () => "mount" };

/** Creates a container that takes this range of React. Returns it with what the modules of its build share. */
function make(range = "^19.2.0") {
  const modules = {} as { readonly remote: RemoteBuild };
  vi.stubGlobal("__webpack_modules__", modules);
  const container = createContainer(exposed, { react: range });
  return { build: modules.remote, ...container };
}

it("returns what it exposes, and nothing else", async () => {
  const { build, get } = make();
  expect((await get("./mount"))()).toBe("mount");
  // Known before the module of `./mount` runs.
  expect(build.routes).toBe(routes.routes);
  expect((await get("./routes"))()).toBe(routes);
  await expect(get("./secrets")).rejects.toThrow("does not expose ./secrets");
});

it("evaluates a library of its host when a module first requires it", async () => {
  const load = vi.fn(() => "React");
  const { build, init } = make();
  await init({ react: { "19.3.1": { get: () => load } } });
  expect(load).not.toHaveBeenCalled();
  expect(build.library("react")).toBe("React");
});

it.each([
  [["18.3.1", "19.9.0", "19.10.2", "20.0.0"], "^19.2.0", "19.10.2"],
  [["19.1.9", "19.2.0"], "^19.2.0", "19.2.0"],
  [["18.2.0", "18.3.1"], "^19.2.0", "18.3.1"],
  [["18.2.0", "20.0.0"], "", "20.0.0"],
])("of %j chooses for %j the version %s", async (versions, range, chosen) => {
  const { build, init } = make(range);
  await init(offered(...versions));
  expect(build.library("react")).toBe(chosen);
});

it("throws when the host does not offer a library", async () => {
  const { build, init } = make();
  await init({});
  expect(() => build.library("react")).toThrow("No build offers react.");
});
