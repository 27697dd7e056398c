import type { Registry, RegistryRemote, SiteRegistry, SiteRemote } from "./registry.ts";

const siteRemote = ({ name, base, entry, pins, paths, last }: RegistryRemote): SiteRemote => ({
  name,
  base,
  entry,
  ...(pins !== undefined && { pins }),
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, { title, skeleton, screen }]) => [path, { title, skeleton, screen }]),
  ),
  ...(last && { last }),
});

/** Returns the part of a registry that every document contains. */
export const siteRegistry = (
  { shell, remotes }: Registry,
  releaseInfo: Pick<SiteRegistry, "set" | "arm"> = {},
): SiteRegistry => ({
  ...releaseInfo,
  shell: siteRemote(shell),
  remotes: remotes.map(siteRemote),
});
