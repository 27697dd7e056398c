import { statementSchema } from "@lending/releases/artefact/readArtefact";
import { folderOf, Untrusted } from "@lending/releases/formats/names";
import { reachableIn } from "@lending/releases/formats/Release";
import type { SignedRelease } from "@lending/releases/log/openRelease";
import { readSealed } from "@lending/releases/signing/sealed";
import { SIGNED_MAX, type Store } from "@lending/releases/store/Store";
import semver from "semver";
import type { Context } from "../ship/Context.ts";
import { versionIn } from "../ship/changes/parts.ts";
import { findRestored } from "../ship/changes/rollBack.ts";
import { Refusal } from "../ship/Refusal.ts";

const DAY_MS = 86_400_000;
/** Objects that are removed between two looks at what other commands have written. */
const REMOVED_AT_ONCE = 100;
/** The folder of a version in the keys of its files and source maps. */
const KEY = /^(?:assets|maps)\/(([^/]+)\/(\d[^/]*)-[0-9a-f]{12})\//;

/** A rollback does not restore a release of a replaced key. With any other problem nothing may be removed. */
function ignoreUntrusted(fault: unknown): undefined {
  if (!(fault instanceof Untrusted)) throw fault;
}

/** Returns the newest releases, back to the one that was live when the days began: pages that were opened then are still open. */
async function retainedReleases({ log }: Context, newest: SignedRelease, since: number) {
  const retained = [newest];
  for (let last = newest; Date.parse(last.release.at) >= since && last.release.number > 1; ) {
    const before = await log.read(last.release.number - 1).catch(ignoreUntrusted);
    if (!before) break;
    retained.push(before);
    last = before;
  }
  return retained.map(({ release }) => release);
}

/** Returns when an artefact was built; undefined when its statement is missing or unreadable. Who signed it does not matter here. */
async function builtAt(store: Store, folder: string): Promise<number | undefined> {
  const key = `assets/${folder}/artefact.json`;
  const bytes = await store.read(key, SIGNED_MAX);
  try {
    return bytes && Date.parse(readSealed(bytes, { kind: "artefact", schema: statementSchema, name: key }).content.at);
  } catch {
    return undefined;
  }
}

/**
 * Removes the files and source maps of versions that no retained release names. It retains the releases of the last days, what a
 * rollback of the whole release or of one app restores, and artefacts that may be shipped next. Releases stay.
 */
export async function cleanAction(
  context: Context,
  { days, dryRun = false }: { readonly days: number; readonly dryRun?: boolean },
): Promise<void> {
  const { log, store, reporter } = context;
  const newest = await log.newest();
  if (!newest) return reporter.print(`${store.address}: nothing has been shipped here yet`);
  const since = Date.now() - days * DAY_MS;
  const retained = await retainedReleases(context, newest, since);
  const target = await findRestored(log, newest).catch(ignoreUntrusted);
  const kept = new Set(
    [...retained, ...(target ? [target] : [])].flatMap(reachableIn).map(([app, one]) => folderOf(app, one)),
  );
  // A rollback of one app may go further back, also to an app that was removed. It also restores the fallback.
  for (const app of Object.keys(newest.release.known)) {
    const restored = await findRestored(log, newest, app).catch(ignoreUntrusted);
    for (const deployed of restored ? [versionIn(restored, app), restored.fallbacks[app]] : [])
      if (deployed) kept.add(folderOf(app, deployed));
  }
  /** A version in no release may be part of the next one: it is above all others, or was built in these days. */
  async function isNext(folder: string, app: string, version: string): Promise<boolean> {
    const known = newest?.release.known[app] ?? [];
    if (known.some((one) => folderOf(app, one) === folder)) return false;
    if (known.every((one) => semver.gt(version, one.version))) return true;
    return ((await builtAt(store, folder)) ?? 0) >= since;
  }
  const keys = [...(await store.list("assets/")), ...(await store.list("maps/"))];
  const folders = new Map<string, boolean>();
  for (const key of keys) {
    const [, folder, app = "", version = ""] = KEY.exec(key) ?? [];
    if (folder === undefined || folders.has(folder)) continue;
    folders.set(folder, kept.has(folder) || !semver.valid(version) || (await isNext(folder, app, version)));
  }
  const garbage = keys.filter((key) => folders.get(KEY.exec(key)?.[1] ?? "") === false);
  // A statement says that its files exist, so it goes first.
  const inOrder = [...garbage].sort(
    (a, b) => Number(b.endsWith("/artefact.json")) - Number(a.endsWith("/artefact.json")),
  );
  for (let done = 0; !dryRun && done < inOrder.length; done += REMOVED_AT_ONCE) {
    // Another command may have made an old version live again.
    if ((await log.newest())?.hash !== newest.hash)
      throw new Refusal("clean", "A release was published in the meantime. Run the command again.");
    await Promise.all(inOrder.slice(done, done + REMOVED_AT_ONCE).map((key) => store.remove(key)));
    reporter.progress(`  ${Math.min(done + REMOVED_AT_ONCE, inOrder.length)} of ${inOrder.length}`);
  }
  const oldest = retained.at(-1)?.number ?? 1;
  const found = garbage.length;
  reporter.note({ store: store.address, removed: dryRun ? 0 : found, found, keptFrom: oldest, days });
  reporter.print(
    `${found} files ${dryRun ? "could be" : "were"} removed; ${keys.length - found} retained, for releases ${oldest} to ${newest.release.number} (${days} days)`,
  );
}
