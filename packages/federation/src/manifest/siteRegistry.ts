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

/** The part of a registry that every document carries. */
export const siteRegistry = (
  { shell, remotes }: Registry,
  of: Pick<SiteRegistry, "set" | "arm"> = {},
): SiteRegistry => ({
  ...of,
  shell: siteRemote(shell),
  remotes: remotes.map(siteRemote),
});
