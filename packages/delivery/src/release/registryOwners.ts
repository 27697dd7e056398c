import type { RegistryRemote, RemoteManifest, ShellManifest } from "@lending/federation/manifest";

/** Hashes of the files that a browser asks for by name. */
function wantedHashes(
  hashes: Readonly<Record<string, string>>,
  paths: RemoteManifest["paths"],
  always: readonly string[],
) {
  const wanted = new Set(always);
  for (const path of Object.values(paths)) {
    for (const file of [...path.scripts, ...path.styles, ...path.soon, ...Object.values(path.locales).flat()])
      wanted.add(file);
  }
  return Object.fromEntries(
    [...wanted].flatMap((file) => {
      const hash = hashes[file];
      return hash === undefined ? [] : [[file, hash] as const];
    }),
  );
}

/** A remote as the registry names it. `base` is the folder of its files; a development build has no hashes. */
export const remoteOwner = (manifest: RemoteManifest, base: string): RegistryRemote => ({
  name: manifest.name,
  version: manifest.version,
  base,
  entry: manifest.entry,
  paths: manifest.paths,
  integrity: wantedHashes(manifest.files, manifest.paths, [manifest.entry]),
});

/** The shell as the registry names it. */
export const shellOwner = (manifest: ShellManifest, base: string): RegistryRemote => ({
  name: "shell",
  version: manifest.version,
  base,
  entry: manifest.entry,
  paths: manifest.paths,
  integrity: wantedHashes(manifest.files, manifest.paths, [manifest.entry, ...manifest.scripts, ...manifest.styles]),
});
