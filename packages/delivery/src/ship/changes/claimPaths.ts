import { findConflicts, LIMITS } from "@lending/federation/manifest";
import type { Build } from "@lending/releases/artefact/Build";
import type { Release } from "@lending/releases/formats/Release";
import { Refusal } from "../Refusal.ts";
import { versionIn } from "./parts.ts";

/** A version that a change adds, with its manifest. */
export type Added = Pick<Build, "name" | "deployed" | "manifest">;

/** Paths that an app may own. It keeps those of versions and previews that have ended, and every release names all of them. */
const OWNED_MAX = 2 * LIMITS.paths;

interface Claims {
  readonly release: Pick<Release, "paths" | "shell" | "remotes"> | undefined;
  readonly added: readonly Added[];
  /** Paths that the named apps take from their owners. */
  readonly take?: readonly string[] | undefined;
  /** Prefix of the API, which belongs to the server. */
  readonly apiPrefix: string;
}

/**
 * Returns the owners of all paths after a change. A path of nobody belongs to the version that claims it; a Refusal names both sides
 * when it is another app's.
 */
export function claimPaths({ release, added, take = [], apiPrefix }: Claims): Release["paths"] {
  const describe = (app: string) => {
    const version = added.find(({ name }) => name === app)?.deployed.version ?? versionIn(release, app)?.version;
    return version === undefined ? app : `${app} ${version}`;
  };
  const named = added.map(({ name, manifest: { paths, version } }) => ({ name: `${name} ${version}`, paths }));
  const problems = [...findConflicts(named, apiPrefix)];
  const paths = { ...release?.paths };
  for (const { name: app, manifest } of added)
    for (const path of Object.keys(manifest.paths)) {
      const owner = release?.paths[path];
      if (owner !== undefined && owner !== app && !take.includes(path))
        problems.push(`${describe(app)} claims ${path}, which belongs to ${describe(owner)}`);
      paths[path] = app;
    }
  for (const { name: app } of added) {
    const count = Object.values(paths).filter((owner) => owner === app).length;
    if (count > OWNED_MAX) problems.push(`${describe(app)} would own ${count} paths, and an app may own ${OWNED_MAX}`);
  }
  const missing = take.filter((path) => !added.some(({ manifest }) => Object.hasOwn(manifest.paths, path)));
  if (missing.length > 0) problems.push(`no build has ${missing.join(", ")}, which --take names`);
  if (problems.length > 0)
    throw Refusal.of(
      "ownership",
      problems,
      "Choose another path, or free it: pnpm ship remove; the platform moves one with --take.",
    );
  return paths;
}
