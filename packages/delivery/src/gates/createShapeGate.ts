import type { RemoteManifest, ShellManifest } from "@lending/federation/manifest";
import type { Shape } from "@lending/federation/shape";
import { findBefore, isSameForAll, Refusal } from "../publish/Change.ts";
import type { Gate } from "../publish/publish.ts";
import type { Archive } from "../releases/createArchive.ts";
import type { ReleaseLog } from "../releases/createReleaseLog.ts";
import { remotesIn, type Versions } from "../releases/Release.ts";
import { compareShapes } from "./compareShapes.ts";

interface ShapeGateOptions {
  readonly log: ReleaseLog;
  readonly archive: Archive;
  readonly isWhole?: boolean;
}

/** An app of a release. A build of before shapes were recorded has an empty one, apart from its paths. */
interface ShapedApp {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
  readonly manifest: RemoteManifest | ShellManifest;
  readonly shape: Shape;
}

/** Returns the query parameters without which a path makes no early request. */
const earlyQuery = (path: RemoteManifest["paths"][string] | undefined) =>
  (path?.early ?? []).flatMap(({ fields }) =>
    Object.values(fields).flatMap((value) => (typeof value === "string" ? [] : [value.query])),
  );

const namesOf = (apps: readonly ShapedApp[]) => new Set(apps.flatMap(({ shape }) => Object.keys(shape)));

/** Returns what the next version of an app takes away, with regard to the other apps of both releases. */
function compareApps(before: ShapedApp, after: ShapedApp, used: ReadonlySet<string>): readonly string[] {
  const needed = Object.entries(after.manifest.paths).flatMap(([path, details]) => {
    const earlier = before.manifest.paths[path];
    if (!earlier) return [];
    const known = new Set(earlyQuery(earlier));
    return earlyQuery(details)
      .filter((one) => !known.has(one) && !before.shape[`reads ${one}`])
      .map((one) => `${path} needs the parameter "${one}", which earlier links lack`);
  });
  const isRecorded = before.manifest.shape !== undefined && after.manifest.shape !== undefined;
  return [...needed, ...(isRecorded ? compareShapes(before.shape, after.shape, used) : [])];
}

/** Returns the shared modules' exports that a remote imports and a shell lacks. */
function findMissingExports(shell: ShapedApp, remotes: readonly ShapedApp[]): readonly string[] {
  if (shell.manifest.shape === undefined) return [];
  return remotes.flatMap(({ name, version, shape }) =>
    Object.keys(shape)
      .filter((one) => /^import .* of @lending\//.test(one) && !shell.shape[one.replace("import", "export")])
      .map(
        (one) => `${name} ${version} needs ${one.slice("import ".length)}, which shell ${shell.version} does not share`,
      ),
  );
}

/**
 * Compares each changed app with its versions in the releases that the candidate can meet, by the shape that each build
 * records. Rejects what would break links, phones, servers, native apps or other remotes silently.
 */
export function createShapeGate({ log, archive, isWhole = false }: ShapeGateOptions): Gate {
  async function read(release: Pick<Versions, "shell" | "remotes" | "canary">): Promise<readonly ShapedApp[]> {
    const all = [["shell", release.shell] as const, ...remotesIn(release)];
    return Promise.all(
      all.map(async ([name, deployed]) => {
        const manifest = await archive.manifest(name, deployed);
        const paths = Object.keys(manifest.paths).map((path) => [`path ${path}`, [""]]);
        return {
          name,
          version: deployed.version,
          hash: deployed.hash,
          manifest,
          shape: { ...manifest.shape, ...Object.fromEntries(paths) },
        };
      }),
    );
  }

  return {
    name: "shape",
    async check({ content, base }) {
      if (!base || isWhole || content.restores !== undefined) return "no release to compare with";
      const before = await findBefore(log, base, (one) => !isSameForAll(one, base.release), { staysBehindWhole: true });
      const after = await read(content);
      const isShell = ({ name }: ShapedApp) => name === "shell";
      const problems = new Set<string>();
      for (const release of [base.release, before].filter((one) => one !== undefined)) {
        const earlier = await read(release);
        const used = namesOf([...earlier, ...after]);
        for (const old of earlier) {
          for (const next of after.filter(({ name, hash }) => name === old.name && hash !== old.hash)) {
            const others = namesOf(after.filter((one) => one !== next));
            for (const path of Object.keys(old.manifest.paths))
              if (!next.manifest.paths[path] && !others.has(`path ${path}`))
                problems.add(`${next.name} ${next.version} has no ${path}, which links open`);
            for (const one of compareApps(old, next, used)) problems.add(`${next.name} ${next.version} ${one}`);
          }
        }
        const pairs = [
          [after, earlier],
          [earlier, after],
        ] as const;
        for (const [shells, remotes] of pairs)
          for (const shell of shells.filter(isShell))
            for (const one of findMissingExports(
              shell,
              remotes.filter((app) => !isShell(app)),
            ))
              problems.add(one);
      }
      if (problems.size > 0)
        throw new Refusal(
          "shape",
          `${[...problems].join("; ")}. Keep the earlier name for two releases, or give a reason: --without shape.`,
        );
      return `${after.length} apps keep what others use`;
    },
  };
}
