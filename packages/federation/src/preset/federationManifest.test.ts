import { expect, it } from "vitest";
import { readFederationManifest } from "./federationManifest.ts";

const assets = { js: { sync: ["__federation_expose_routes.js"], async: [] }, css: { sync: [], async: [] } };

/** Returns a manifest as the plugin writes it for a remote. */
const makeManifest = () => ({
  id: "loan",
  name: "loan",
  metaData: {
    name: "loan",
    type: "app",
    globalName: "loan",
    buildInfo: { buildVersion: "0.3.3", buildName: "@lending/loan" },
    publicPath: "auto",
    remoteEntry: { name: "remoteEntry.b7dc366f.js", path: "", type: "module" },
    types: { path: "", name: "", zip: "", api: "" },
    pluginVersion: "2.9.2",
  },
  exposes: [{ id: "loan:routes", name: "routes", path: "./routes", assets }],
  shared: [{ id: "loan:react", name: "react", version: "19.3.1", singleton: true, requiredVersion: "^19.2.0", assets }],
  remotes: [],
});

it("accepts the manifest of a remote", () => {
  expect(readFederationManifest(JSON.stringify(makeManifest())).shared[0]?.version).toBe("19.3.1");
});

it.each([
  ["a shared library without a version", { shared: [{ ...makeManifest().shared[0], version: "" }] }],
  ["an exposed module without a path", { exposes: [{ id: "loan:routes", name: "routes", assets }] }],
  ["no entry", { metaData: { ...makeManifest().metaData, remoteEntry: { name: "", path: "", type: "module" } } }],
])("rejects %s", (_, difference) => {
  expect(() => readFederationManifest(JSON.stringify({ ...makeManifest(), ...difference }))).toThrow();
});
