import type { RemoteManifest } from "@lending/federation/manifest";
import type { Shape } from "@lending/federation/shape";
import semver from "semver";
import type { Archive } from "../../releases/createArchive.ts";
import type { ReleaseLog } from "../../releases/createReleaseLog.ts";
import { Refusal } from "../../releases/Refusal.ts";
import { newIn, servedIn, variantsOf, versionIn } from "../../releases/Release.ts";
import { findMet } from "../publish/Change.ts";
import type { Gate } from "../publish/publish.ts";
import { compareShapes } from "./compareShapes.ts";

interface ShapeGateOptions {
  readonly log: ReleaseLog;
  readonly archive: Archive;
  readonly isWhole?: boolean;
}

/** An app of a release. */
interface ShapedApp {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
  readonly paths: RemoteManifest["paths"];
  readonly shape: Shape;
}

/** Returns the query parameters without which a path makes no early request. */
const earlyQuery = (path: RemoteManifest["paths"][string] | undefined) =>
  (path?.early ?? []).flatMap(({ fields }) =>
    Object.values(fields).flatMap((value) => (typeof value === "string" ? [] : [value.query])),
  );

/** Returns what the next version of an app takes away. `used` has the names in the shapes of both releases. */
function compareApps(before: ShapedApp, after: ShapedApp, used: ReadonlySet<string>): readonly string[] {
  const needed = Object.entries(after.paths).flatMap(([path, details]) => {
    const earlier = before.paths[path];
    if (!earlier) return [];
    const known = new Set(earlyQuery(earlier));
    return earlyQuery(details)
      .filter((one) => !known.has(one) && !before.shape[`reads ${one}`])
      .map((one) => `${path} needs the parameter "${one}", which earlier links lack`);
  });
  return [...needed, ...compareShapes(before.shape, after.shape, used)];
}

/** Returns the shared modules' exports that remotes of one release import and the shell of another one lacks. */
function findMissingExports(shells: readonly ShapedApp[], remotes: readonly ShapedApp[]): readonly string[] {
  const shell = shells.find(({ name }) => name === "shell");
  if (!shell) return [];
  const { shape: shared, version: shellVersion } = shell;
  return remotes.flatMap(({ name, version, shape }) =>
    Object.keys(shape)
      .filter((one) => /^import .* of @lending\//.test(one) && !shared[one.replace("import", "export")])
      .map(
        (one) => `${name} ${version} needs ${one.slice("import ".length)}, which shell ${shellVersion} does not share`,
      ),
  );
}

/**
 * Compares each app that is new in the candidate with its versions in the releases that the candidate can meet, by the shape that each build
 * records. Rejects what would break links, phones, servers, native apps or other remotes silently.
 */
export function createShapeGate({ log, archive, isWhole = false }: ShapeGateOptions): Gate {
  const read = (versions: ReturnType<typeof servedIn>): Promise<readonly ShapedApp[]> =>
    Promise.all(
      versions.map(async ([name, { version, hash }]) => {
        const { paths, shape } = await archive.manifest(name, { version, hash });
        return { name, version, hash, paths, shape };
      }),
    );

  return async ({ content, base }) => {
    if (!base || isWhole || content.restores !== undefined) return "no release to compare with";
    const after = await read(servedIn(content));
    const changed = await read(newIn(content, base.release));
    const pathsOf = (apps: readonly ShapedApp[]) => new Set(apps.flatMap((app) => Object.keys(app.paths)));
    const variants = await Promise.all(variantsOf(content).map((one) => read(servedIn(one))));
    /** The paths that no visitor who gets this app loses. */
    const keptWith = ({ name, hash }: ShapedApp, path: string) =>
      variants
        .filter((apps) => apps.some((app) => app.name === name && app.hash === hash))
        .every((apps) => pathsOf(apps).has(path));
    const problems = new Set<string>();
    for (const release of await findMet(log, base)) {
      const earlier = await read(servedIn(release));
      const used = new Set([...earlier, ...after].flatMap(({ shape }) => Object.keys(shape)));
      for (const old of earlier) {
        // A version above the live one was rolled back, or was a canary that ended: nothing needs to keep what only it had.
        const current = versionIn(base.release, old.name);
        if (release !== base.release && current && semver.gt(old.version, current.version)) continue;
        for (const next of changed.filter(({ name }) => name === old.name)) {
          const lost = Object.keys(old.paths).filter((path) => !keptWith(next, path));
          for (const one of [
            ...lost.map((path) => `has no ${path}, which links open`),
            ...compareApps(old, next, used),
          ])
            problems.add(`${next.name} ${next.version} ${one}`);
        }
      }
      for (const one of [...findMissingExports(changed, earlier), ...findMissingExports(earlier, changed)])
        problems.add(one);
    }
    if (problems.size > 0)
      throw new Refusal(
        "shape",
        `${[...problems].join("; ")}. Keep the earlier name for two releases, or give a reason: --without shape.`,
      );
    return `${after.length} apps keep what others use`;
  };
}
