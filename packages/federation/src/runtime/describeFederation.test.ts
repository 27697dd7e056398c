/** @vitest-environment jsdom */
import { afterEach, expect, it, vi } from "vitest";
import { describeFederation } from "./describeFederation.ts";
import { pageLibraries } from "./shareLibraries.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  delete pageLibraries.react;
});

const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
const makeManifest = (name: string, version: string) => ({
  id: name,
  name,
  metaData: {
    name,
    type: "app",
    globalName: name,
    buildInfo: { buildVersion: version, buildName: `@lending/${name}` },
    publicPath: "auto",
    remoteEntry: { name: "remoteEntry.js", path: "", type: "module" },
    types: { path: "", name: "", zip: "", api: "" },
    pluginVersion: "2.9.2",
  },
  exposes: [{ id: `${name}:routes`, name: "routes", path: "./routes", assets }],
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
