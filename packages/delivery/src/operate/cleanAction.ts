import semver from "semver";
import { fileKey, manifestKey, mapKey } from "../releases/createArchive.ts";
import { endOf } from "../releases/override/Override.ts";
import { Refusal } from "../releases/Refusal.ts";
import { deployedOf, reachableIn, readGenerationKey, versionIn } from "../releases/Release.ts";
import { Untrusted } from "../releases/signing/seal.ts";
import type { Context } from "../ship/Context.ts";
import { findRestored } from "../ship/publish/Change.ts";

const DAY_MS = 86_400_000;
/** Objects that are removed between two looks at what other commands have written. */
const REMOVED_AT_ONCE = 20;
const MANIFEST = /^manifests\/(([^/]+)\/([^/]+)-[0-9a-f]{12})\.json$/;
const CONTENT = /^(?:files\/[^/]+\/[0-9a-f]{64}|maps\/[^/]+\/[0-9a-f]{64}\.json\.br)$/;

/** A rollback does not restore a release whose key was replaced. With any other problem nothing may be removed. */
function ignoreUntrusted(fault: unknown): undefined {
  if (!(fault instanceof Untrusted)) throw fault;
}

/**
 * Removes the files that no retained release uses, the documents of earlier releases, and expired overrides. It retains the newest
 * releases, back to the one that was live when the days began: a page that was opened then still finds its files. It also keeps
 * the files that a rollback of the whole release, or of one app, needs. The releases and the manifests of all shipped versions
 * stay, so that the chain is complete and a version is never used twice.
 */
export async function cleanAction(
  { log, store, archive, reporter }: Context,
  { days, dryRun = false }: { readonly days: number; readonly dryRun?: boolean },
  now = Date.now(),
): Promise<void> {
  const releases = await log.verified();
  const newest = releases.at(-1);
  const since = now - days * DAY_MS;
  const lastBefore = releases.findLastIndex(({ release }) => Date.parse(release.at) < since);
  // At least back to the release that a rollback restores: not the start or the end of a canary.
  const findTarget = async (name?: string) => newest && findRestored(log, newest, name).catch(ignoreUntrusted);
  const target = await findTarget();
  const indexOfTarget = releases.findIndex(({ release }) => release.generation === target?.generation);
  const retained = releases.slice(
    Math.max(0, Math.min(lastBefore, indexOfTarget === -1 ? releases.length - 1 : indexOfTarget)),
  );
  /** Whether older releases, which cannot be verified, may contain versions that no other one does. */
  const hasUnverified = (releases[0]?.release.generation ?? 1) > 1;
  const manifests = await store.list("manifests/");
  /** The keys of the archive that stay. */
  const used = new Set<string>();
  const keep = (name: string, hashes: readonly string[]) => {
    for (const hash of hashes) used.add(fileKey(name, hash)).add(mapKey(name, hash));
  };
  for (const [name, deployed] of retained.flatMap(({ release }) => reachableIn(release)))
    keep(name, Object.values((await archive.manifest(name, deployed)).files));
  // A rollback of one app may go further back, also to an app that was removed. It also restores the fallback.
  for (const name of new Set(releases.flatMap(({ release }) => deployedOf(release).map(([app]) => app)))) {
    const restored = await findTarget(name);
    for (const deployed of restored ? [versionIn(restored, name), restored.fallbacks[name]] : [])
      if (deployed) keep(name, Object.values((await archive.manifest(name, deployed)).files));
  }
  for (const [name, deployed] of releases.flatMap(({ release }) => reachableIn(release)))
    used.add(manifestKey(name, deployed));
  for (const key of manifests) {
    const [, folder, name = "", version = ""] = MANIFEST.exec(key) ?? [];
    if (folder === undefined || used.has(key)) continue;
    // A version in no release yet may be part of the next one, but only when it is above the live one.
    const live = versionIn(newest?.release, name);
    const isNext = live === undefined || semver.valid(version) === null || semver.gt(version, live.version);
    if (isNext || hasUnverified) used.add(key);
    // The last of the unverified releases may have been live when the days began.
    if (isNext || (hasUnverified && lastBefore === -1)) keep(name, await archive.hashesIn(folder));
  }
  // Servers compare what a key of one remote signed with the documents of the platform's release before it.
  const oldest = Math.min(retained[0]?.release.generation ?? 1, newest?.platformGeneration ?? 1);

  const isGarbage = (key: string) => {
    if (CONTENT.test(key) || MANIFEST.test(key)) return !used.has(key);
    const override = /^overrides\/([^/]+)\//.exec(key)?.[1];
    if (override !== undefined) return (endOf(override) ?? 0) < now;
    const documents = /^documents\/(\d{8})\//.exec(key)?.[1];
    const generation = documents === undefined ? readGenerationKey(key) : Number(documents);
    return (documents !== undefined || key.startsWith("live/")) && generation !== undefined && generation < oldest;
  };
  const folders = ["files/", "maps/", "documents/", "live/", "overrides/"];
  const keys = [...manifests, ...(await Promise.all(folders.map((folder) => store.list(folder)))).flat()];
  const garbage = keys.filter(isGarbage);
  // Lists before their documents: a list must never contain a document that is missing.
  const inOrder = [...garbage].sort((a, b) => Number(b.startsWith("live/")) - Number(a.startsWith("live/")));
  let done = 0;
  while (!dryRun && done < inOrder.length) {
    // Another command may have made an old version live again, or uploads a build that shares a file with one.
    const isChanged = (await store.list("manifests/")).some((key) => !manifests.includes(key));
    if (isChanged || (await log.newest())?.release.generation !== newest?.release.generation)
      throw new Refusal("clean", "A release was published in the meantime. Run the command again.");
    for (const key of inOrder.slice(done, done + REMOVED_AT_ONCE)) {
      await store.remove(key);
      done += 1;
      reporter.progress(`  ${done} of ${inOrder.length}`);
    }
  }
  reporter.note({
    store: store.address,
    removed: dryRun ? 0 : garbage.length,
    found: garbage.length,
    keptFrom: oldest,
    days,
  });
  reporter.print(
    `${garbage.length} files ${dryRun ? "could be" : "were"} removed; ${keys.length - garbage.length} retained, for releases ${oldest} to ${newest?.release.generation ?? 0} (${days} days)`,
  );
}
