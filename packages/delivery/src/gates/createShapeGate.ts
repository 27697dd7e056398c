import type { RemoteManifest } from "@lending/federation/manifest";
import { findBefore, isSameForAll, Refusal } from "../publish/Change.ts";
import type { Gate } from "../publish/publish.ts";
import type { Archive } from "../releases/createArchive.ts";
import type { ReleaseLog } from "../releases/createReleaseLog.ts";
import { type Deployed, remotesIn, type Versions } from "../releases/Release.ts";
import { readSurface, type Surface } from "./readSurface.ts";

interface ShapeGateOptions {
  readonly log: ReleaseLog;
  readonly archive: Archive;
  readonly isWhole?: boolean;
}

interface ShapedRemote {
  readonly name: string;
  readonly manifest: RemoteManifest;
  readonly surface: Surface;
}

const missing = (before: ReadonlySet<string>, after: ReadonlySet<string>) =>
  [...before].filter((one) => !after.has(one));
const union = (remotes: readonly ShapedRemote[], key: keyof Surface) =>
  new Set(remotes.flatMap(({ surface }) => [...surface[key]]));

/** Returns the query parameters without which a path makes no early request. */
const earlyQuery = (path: RemoteManifest["paths"][string] | undefined) =>
  new Set(
    (path?.early ?? []).flatMap(({ fields }) =>
      Object.values(fields).flatMap((value) => (typeof value === "string" ? [] : [value.query])),
    ),
  );

/** Describes what a remote's next version takes away from phones, links and other remotes, or does to their elements. */
function compareRemote(
  before: ShapedRemote,
  after: ShapedRemote,
  others: { before: readonly ShapedRemote[]; after: readonly ShapedRemote[] },
) {
  const parameters = new Set([
    ...union(others.before, "passes"),
    ...others.before.flatMap(({ manifest }) => Object.values(manifest.paths).flatMap((path) => [...earlyQuery(path)])),
  ]);
  const heard = union(others.after, "hears");
  const sent = union(others.after, "sends");
  const wasRead = (one: string) => before.surface.reads.has(one);
  return [
    ...missing(before.surface.storage, after.surface.storage).map(
      (one) => `no longer uses the stored "${one}", which phones hold`,
    ),
    ...missing(before.surface.reads, after.surface.reads)
      .filter((one) => parameters.has(one))
      .map((one) => `no longer reads the parameter "${one}", which links carry`),
    ...Object.entries(after.manifest.paths).flatMap(([path, details]) =>
      before.manifest.paths[path] === undefined
        ? []
        : missing(earlyQuery(details), earlyQuery(before.manifest.paths[path]))
            .filter((one) => !wasRead(one))
            .map((one) => `${path} needs the parameter "${one}", which earlier links lack`),
    ),
    ...missing(before.surface.sends, sent)
      .filter((one) => heard.has(one))
      .map((one) => `no longer sends the event "${one}", to which another remote listens`),
    ...missing(after.surface.hears, new Set([...sent, ...before.surface.hears])).map(
      (one) => `listens to the event "${one}", which no remote sends`,
    ),
    ...missing(after.surface.selectors, before.surface.selectors).map(
      (one) => `has the selector "${one}", which matches elements of other remotes`,
    ),
  ];
}

/**
 * Compares each changed remote with its versions in the releases that the candidate can meet, by what others observe of it:
 * paths, parameters, stored entries, events and selectors. Rejects what would break links, phones or other remotes silently.
 */
export function createShapeGate({ log, archive, isWhole = false }: ShapeGateOptions): Gate {
  const known = new Map<string, Promise<ShapedRemote>>();
  async function read(name: string, deployed: Deployed): Promise<ShapedRemote> {
    const manifest = (await archive.manifest(name, deployed)) as RemoteManifest;
    const files = Object.keys(manifest.files).filter((file) => /\.(?:js|css)$/.test(file) && file !== manifest.pages);
    const texts = files.map(async (file) => [file, new TextDecoder().decode(await archive.read(name, deployed, file))]);
    return { name, manifest, surface: readSurface(name, Object.fromEntries(await Promise.all(texts))) };
  }
  const readAll = (release: Pick<Versions, "remotes" | "canary">) =>
    Promise.all(
      remotesIn(release).map(([name, deployed]) => {
        const key = `${name} ${deployed.hash}`;
        const found = known.get(key) ?? read(name, deployed);
        known.set(key, found);
        return found;
      }),
    );

  return {
    name: "shape",
    async check({ content, base }) {
      if (!base || isWhole || content.restores !== undefined) return "no release to compare with";
      const before = await findBefore(log, base, (one) => !isSameForAll(one, base.release), { staysBehindWhole: true });
      const after = await readAll(content);
      const owned = new Set(after.flatMap(({ manifest }) => Object.keys(manifest.paths)));
      const problems = new Set<string>();
      for (const release of [base.release, before].filter((one) => one !== undefined)) {
        const earlier = await readAll(release);
        for (const old of earlier) {
          for (const remote of after.filter(({ name }) => name === old.name)) {
            if (remote === old) continue;
            const label = `${remote.name} ${remote.manifest.version}`;
            const gone = Object.keys(old.manifest.paths).filter((path) => !owned.has(path));
            for (const path of gone) problems.add(`${label} has no ${path}, which links open`);
            for (const one of compareRemote(old, remote, { before: earlier, after })) problems.add(`${label} ${one}`);
          }
        }
      }
      if (problems.size > 0)
        throw new Refusal(
          "shape",
          `${[...problems].join("; ")}. Keep the earlier name for two releases, or give a reason: --without shape.`,
        );
      return `${after.length} remotes keep what others use`;
    },
  };
}
