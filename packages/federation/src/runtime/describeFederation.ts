import { generateSnapshotFromManifest, type Manifest } from "@module-federation/sdk";
import type { SiteRegistry, SiteRemote } from "../manifest/registry.ts";
import { pageLibraries } from "./shareLibraries.ts";

const absolute = (address: string) => new URL(address, document.baseURI).href;

/** Reads the manifest of one build. Returns undefined where it cannot be read: the devtools are only a view. */
async function readBuild({ name, base }: SiteRemote) {
  const entry = absolute(`${base}mf-manifest.json`);
  try {
    const manifest = (await (await fetch(entry)).json()) as Manifest;
    const { buildVersion } = manifest.metaData.buildInfo;
    const info = { ...generateSnapshotFromManifest(manifest), version: buildVersion, publicPath: absolute(base) };
    return { name, entry, info };
  } catch {
    return undefined;
  }
}

/**
 * Describes the builds of this page in `__FEDERATION__`, as the library's runtime does, so that the devtools of Module
 * Federation show remotes, versions and shared modules.
 */
export async function describeFederation({ shell, remotes }: SiteRegistry, page: object = window): Promise<void> {
  const [host, ...others] = await Promise.all([shell, ...remotes].map(readBuild));
  const found = others.filter((build) => build !== undefined);
  const useIn = found.map(({ name }) => name);
  const shared = Object.fromEntries(
    Object.entries(pageLibraries).map(([name, versions]) => [
      name,
      Object.fromEntries(
        Object.entries(versions).map(([version, offer]) => [
          version,
          {
            ...offer,
            version,
            from: "shell",
            useIn,
            loaded: true,
            scope: ["default"],
            shareConfig: { singleton: true },
          },
        ]),
      ),
    ]),
  );
  const remotesInfo = Object.fromEntries(found.map(({ name, entry }) => [name, { matchedVersion: entry }]));
  const instance = {
    name: "shell",
    options: {
      name: "shell",
      version: host?.info.version,
      remotes: found.map(({ name, entry }) => ({ name, entry })),
      shared,
    },
    shareScopeMap: { default: shared },
    moduleCache: new Map(),
  };
  const state = {
    __GLOBAL_PLUGIN__: [],
    __INSTANCES__: [instance],
    moduleInfo: {
      shell: { ...host?.info, remotesInfo, consumerList: [] },
      ...Object.fromEntries(found.map(({ name, entry, info }) => [`${name}:${entry}`, info])),
    },
    __SHARE__: { shell: { default: shared } },
    __MANIFEST_LOADING__: {},
    __PRELOADED_MAP__: new Map(),
  };
  Object.assign(page, { __FEDERATION__: state, __VMOK__: state });
}
