import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "@module-federation/sdk";
import { type Configuration, rspack } from "@rspack/core";
import { MOUNT } from "./pathFiles.ts";
import { shareSibling } from "./sharedModules.ts";
import {
  ownModules,
  rangeOf,
  readHostContract,
  readPackage,
  shared,
  singletons,
  versionOf,
} from "./sharedSingletons.ts";

/** Returns the request of a module with this code. It has no path, so that ids of modules are equal in every checkout. */
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const text = (value: unknown) => JSON.stringify(value);
const ownFile = (file: string) => path.join(import.meta.dirname, "..", file);

/**
 * Returns the entry of the shell, which offers every shared module. Remotes need even those that the shell does not import.
 */
export function shellEntry() {
  const offers = singletons.map(
    (name) =>
      `pageLibraries[${text(name)}] = { ${text(versionOf(name))}: { get: () => () => require(${text(name)}) } };`,
  );
  return moduleOf(`import { pageLibraries } from "page-libraries";\n${offers.join("\n")}`);
}

export const shellAliases = { "page-libraries": ownFile("runtime/shareLibraries.ts") };

/**
 * The entry of a remote: a container of Module Federation. The function that nobody calls keeps the shared modules in this file, so
 * that no file of a screen repeats them.
 */
const remoteEntry = moduleOf(`import { createContainer } from "create-container";
export const { init, get } = createContainer(
  {
    "./routes": async () => require("remote-routes"),
    "./mount": () => import(/* webpackChunkName: ${text(MOUNT)} */ "remote-mount"),
  },
  ${text(Object.fromEntries(shared.map((name) => [name, rangeOf(name)])))},
  () => [${shared.map((name) => `require(${text(name)})`).join()}],
);`);

/**
 * Adds copies of the shared modules for a host that is not our shell, except of React and React DOM, which every host shares. Those
 * of its parts are the host's where it shares them. Evaluated when first required, because they import one another.
 */
const ownLibraries = shared
  .filter((name) => !/^react(-dom)?$/.test(name))
  .map((name) => {
    const library = `__webpack_modules__.remote.libraries[${text(name)}]`;
    const ofHost = name.startsWith("react") ? `${library} || ` : "";
    return `${library} = ${ofHost}(() => require(${text(`own/${name}`)}));`;
  });

/**
 * Returns what makes the build of a remote a container: each import of a shared module requires the one that the container takes
 * from its host.
 */
export const containerConfig = (folder: string) => ({
  entry: { remoteEntry },
  alias: {
    ...ownModules(),
    "create-container": ownFile("runtime/createContainer.ts"),
    "remote-routes": path.join(folder, "src/routes.tsx"),
    "remote-mount": ownFile("mount/index.ts"),
  },
  plugins: [
    new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\/.*\.tsx?$/, shareSibling),
    new rspack.NormalModuleReplacementPlugin(new RegExp(`^(?:${shared.join("|")})$`), (resource) => {
      resource.request = moduleOf(`module.exports = __webpack_modules__.remote.library(${text(resource.request)});`);
    }),
    new rspack.NormalModuleReplacementPlugin(/^own-libraries$/, (resource) => {
      resource.request = moduleOf(ownLibraries.join("\n"));
    }),
  ] satisfies Configuration["plugins"],
});

interface ManifestOptions {
  readonly folder: string;
  readonly name: string;
  readonly output: string;
  /** The files of the build. */
  readonly files: readonly string[];
  /** The container; "" for the shell, which exposes nothing. */
  readonly entry: string;
}

/** Writes the manifest by which the runtime of Module Federation finds the container, and gates compare versions. */
export async function writeFederationManifest({ folder, name, output, files, entry }: ManifestOptions): Promise<void> {
  const id = name.replaceAll("-", "_");
  const { name: buildName, version: buildVersion } = readPackage(folder);
  const [major] = readHostContract().version.split(".");
  const startsWith = (start: string) => files.filter((file) => file.startsWith(`${start}.`));
  const assetsOf = (sync: readonly string[], async: readonly string[] = []) => {
    const filesOf = (ending: string) => ({
      sync: sync.filter((file) => file.endsWith(ending)),
      async: async.filter((file) => file.endsWith(ending)),
    });
    return { js: filesOf(".js"), css: filesOf(".css") };
  };
  const exposes = {
    routes: assetsOf(
      [entry],
      files.filter((file) => file !== entry && !startsWith(MOUNT).includes(file)),
    ),
    mount: assetsOf(startsWith(MOUNT)),
  };
  const sharedBy = entry === "" ? singletons : shared;
  const manifest: Manifest = {
    id,
    name: id,
    metaData: {
      name: id,
      globalName: id,
      buildInfo: { buildVersion, buildName },
      publicPath: "auto",
      remoteEntry: { name: entry, path: "", type: "module" },
      types: { path: "", name: "", zip: "", api: "" },
      type: "app",
    },
    remotes: [],
    shared: [...sharedBy].sort().map((one) => ({
      id: `${id}:${one}`,
      name: one,
      version: versionOf(one),
      singleton: true,
      requiredVersion: rangeOf(one) || `^${major}.0.0`,
      hash: "",
      assets: assetsOf(startsWith("main")),
    })),
    exposes: Object.entries(entry === "" ? {} : exposes).map(([one, assets]) => ({
      ...{ id: `${id}:${one}`, name: one, path: `./${one}`, assets },
    })),
  };
  await writeFile(path.join(output, "mf-manifest.json"), JSON.stringify(manifest));
}
