import { randomBytes } from "node:crypto";
import * as v from "valibot";
import {
  covers,
  createForeign,
  openSealed,
  type Signer,
  seal,
  type Trust,
  Untrusted,
  verifyText,
} from "../signing/seal.ts";
import { forEachAtOnce } from "../store/forEachAtOnce.ts";
import { readBounded, type Store } from "../store/Store.ts";

/** Longest lifetime of a switch, in minutes. A change that stays belongs into a release. */
export const SWITCH_MINUTES_MAX = 1440;
const LONGEST_MS = SWITCH_MINUTES_MAX * 60_000;

/** Longest reason of a switch, in characters. */
export const BECAUSE_MAX = 300;

const switchSchema = v.object({
  kind: v.literal("switch"),
  /** Id of the store, because several stores may share a key. */
  store: v.string(),
  /** A remote's name, or a path that begins with a slash. */
  target: v.pipe(v.string(), v.regex(/^(?:[a-z][a-z0-9-]{0,40}|\/[\w.~/-]{0,79})$/)),
  /** The owner of a path, stated by a key of one remote: it closes no path of another. */
  remote: v.optional(v.string()),
  /** Key of the switch before, so that servers notice when it was removed. */
  previous: v.optional(v.string()),
  /** `off` closes the target, `previous` uses the remote's previous version, and `back` ends either. */
  effect: v.picklist(["off", "previous", "back"]),
  /** The folder of the version that `previous` leaves: a later release has another one, and is not returned. */
  leaves: v.optional(v.string()),
  because: v.pipe(v.string(), v.minLength(1), v.maxLength(BECAUSE_MAX)),
  by: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Milliseconds since 1970. The switch ends by itself. */
  until: v.number(),
});

/** A signed instruction that closes a remote or a path, or returns a remote to its previous version, for a limited time. */
export type Switch = v.InferOutput<typeof switchSchema>;

/** Difference of clocks that is accepted, in milliseconds. */
export const CLOCK_MS_MAX = 120_000;

const FOLDER = "switches/";
/**
 * The key of a switch: the time of its making, in 13 digits so that keys sort by it, a random part, and a signature of both. Objects
 * that others put beside it are not even read, so no number of them delays a switch.
 */
const KEY = /^switches\/((\d{13})-[0-9a-f]{8})-([0-9a-f]{16})-([\w-]{86})\.json$/;
const textOfName = (name: string) => `name of switch ${name}`;
/** Age of the oldest switch that can be active, in milliseconds. */
export const ACTIVE_MS = LONGEST_MS + CLOCK_MS_MAX;
/** Later listings begin this long before the last one, in milliseconds, so that no number of old objects delays them. */
const OVERLAP_MS = 3 * CLOCK_MS_MAX;
const READS_AT_ONCE = 16;

/** Writes a switch: one new object in its own folder, so that it needs no other right in the store. */
export async function writeSwitch(
  content: Pick<Switch, "store" | "target" | "remote" | "previous" | "effect" | "leaves" | "because" | "by">,
  {
    store,
    signer,
    minutes,
    now = Date.now(),
  }: { readonly store: Store; readonly signer: Signer; readonly minutes: number; readonly now?: number },
): Promise<Switch> {
  const made: Switch = { kind: "switch", ...content, at: new Date(now).toISOString(), until: now + minutes * 60_000 };
  v.assert(switchSchema, made);
  const name = `${String(now).padStart(13, "0")}-${randomBytes(4).toString("hex")}`;
  const key = `${FOLDER}${name}-${signer.id}-${signer.sign(textOfName(name))}.json`;
  await store.create(key, seal(made, signer));
  return made;
}

interface SwitchReaderOptions {
  readonly store: Store;
  readonly trust: Trust;
  /** Milliseconds for which a listing is used again. */
  readonly everyMs?: number;
  /** A store of this server: it receives a copy of each valid switch, for a restart while the store does not respond. */
  readonly cache?: Store | undefined;
  /** Receives the reason why the switches could not be read, or one of them not be copied. */
  readonly onProblem?: ((problem: Error) => void) | undefined;
  readonly now?: () => number;
}

/** Reads the switches of a store. */
export interface SwitchReader {
  /** Returns the active switch of each target. The last known ones stay while the store does not respond. */
  active(storeId: string): Promise<readonly Switch[]>;
  /** Returns every valid switch since a time in milliseconds, oldest first. Throws when the store does not respond. */
  all(storeId: string, since?: number): Promise<readonly Switch[]>;
  /** Returns the key of the newest valid switch that was read. */
  lastKey(storeId: string): string | undefined;
}

/**
 * Returns the switch of each target that was active at a time, in milliseconds since 1970, from all switches of a store, oldest
 * first. One whose publisher's clock is ahead by more than `aheadMs` does not count: it would last for too long.
 */
export function activeAt(all: readonly Switch[], time: number, aheadMs = 0): readonly Switch[] {
  const last = new Map<string, Switch>();
  for (const one of all.filter(({ at }) => Date.parse(at) <= time + aheadMs)) {
    const { target, remote } = one;
    // The platform's switch of a path replaces every other; a key of one remote ends only that remote's.
    if (remote === undefined) for (const [key, { target: other }] of last) if (other === target) last.delete(key);
    last.set(`${target} ${remote ?? ""}`, one);
  }
  return [...last.values()].filter(({ effect, until }) => effect !== "back" && until > time);
}

/** Opens the switches of a store. A switch without a trusted signature, of another store, or that lasts too long does not count. */
export function createSwitchReader({
  store,
  trust,
  cache,
  onProblem,
  everyMs = 5_000,
  now = Date.now,
}: SwitchReaderOptions): SwitchReader {
  const known = new Map<string, Switch | undefined>();
  /** Keys with an invalid signature. */
  const foreign = createForeign<string>(trust);
  /** Keys of known switches that the store has lost. */
  let absent: readonly string[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  const report = (fault: unknown) => onProblem?.(fault as Error);

  /** Returns a switch; undefined when it does not count, and null when its object is missing: a cache may have lost it. */
  async function read(source: Store, key: string): Promise<Switch | undefined | null> {
    const bytes = await readBounded(source, key);
    if (!bytes) return null;
    const name = `${source.address}/${key}`;
    const { content, scope } = openSealed(bytes, { schema: switchSchema, trust, name });
    const { target, remote } = content;
    if (!covers(scope, target.startsWith("/") ? remote : target))
      throw new Untrusted(`${name} changes ${target}, which the scope of its key does not cover.`);
    if (content.until - Date.parse(content.at) > LONGEST_MS) return undefined;
    if (source === store) cache?.replace(key, bytes).catch(report);
    return content;
  }

  /** Removing an object ends no switch, because a bucket may be emptied or a folder unmounted. Its time and `back` do. */
  const isOver = (one: Switch | undefined) => one === undefined || now() - Date.parse(one.at) > LONGEST_MS;

  /** Returns whether a trusted key signed the name of an object. Each name is verified once. */
  function isOurs(key: string): boolean {
    if (known.has(key)) return true;
    if (foreign().has(key)) return false;
    const [, name = "", , id = "", signature = ""] = KEY.exec(key) ?? [];
    const isSigned = verifyText(textOfName(name), { key: id, signature, trust });
    if (!isSigned) foreign().add(key);
    return isSigned;
  }

  /** Reads the new switches since a time. Objects of others are not read. */
  async function readAll(source: Store, since: number): Promise<void> {
    const until = now() + CLOCK_MS_MAX;
    const keyAt = (time: number) => `${FOLDER}${String(Math.max(0, time)).padStart(13, "0")}`;
    // Without an end, names of the far future would make each listing longer and longer.
    const listed = new Set(await source.list(FOLDER, keyAt(since), keyAt(until + 1)));
    const keys = new Set([...listed].filter((key) => Number(KEY.exec(key)?.[2]) <= until && isOurs(key)));
    let failed: unknown;
    await forEachAtOnce([...keys].filter((key) => !known.has(key)).reverse(), READS_AT_ONCE, async (key) => {
      try {
        const one = await read(source, key);
        if (one !== null) known.set(key, one);
      } catch (fault) {
        if (!(fault instanceof Untrusted)) failed ??= fault;
        else if (source === store) {
          // Its name is signed, so it was changed, or a key went beyond its scope.
          report(fault);
          known.set(key, undefined);
        }
      }
    });
    for (const key of foreign()) if (!listed.has(key)) foreign().delete(key);
    for (const [key, one] of known) {
      if (!isOver(one) || keys.has(key)) continue;
      known.delete(key);
      cache?.remove(key).catch(report);
    }
    if (source === store) absent = await findAbsent(keys);
    if (failed) throw failed;
  }

  /** Lists the switches in force that the store has lost, and those that a later one names and no server has read. */
  async function findAbsent(listed: ReadonlySet<string>): Promise<readonly string[]> {
    const found: string[] = [];
    for (const [key, one] of known) {
      if (one && one.until > now() && !listed.has(key) && (await store.size(key)) === undefined) found.push(key);
      const before = one?.previous;
      // A replaced key may have signed it: then it did not count either.
      if (
        before !== undefined &&
        !known.has(before) &&
        isOurs(before) &&
        Number(KEY.exec(before)?.[2]) > now() - LONGEST_MS
      )
        found.push(before);
    }
    return found;
  }

  async function list(): Promise<void> {
    const isFirst = listedAt === Number.NEGATIVE_INFINITY;
    if (cache && isFirst) await readAll(cache, now() - ACTIVE_MS).catch(report);
    await readAll(store, isFirst ? now() - ACTIVE_MS : Math.min(listedAt, now()) - OVERLAP_MS);
    listedAt = now();
  }

  const own = (storeId: string) =>
    [...known.values()].flatMap((one) => (one?.store === storeId ? [one] : [])).sort((a, b) => (a.at < b.at ? -1 : 1));

  return {
    async active(storeId) {
      // A clock that was set back must not delay the next listing.
      if (Math.abs(now() - listedAt) >= everyMs) {
        pending ??= list().finally(() => {
          pending = undefined;
        });
        await pending.catch(report);
      }
      for (const key of absent)
        report(
          new Error(`${store.address}/${key} is missing: somebody has removed a switch. Known ones stay in force.`),
        );
      return activeAt(own(storeId), now(), CLOCK_MS_MAX);
    },
    async all(storeId, since = 0) {
      await readAll(store, since);
      return own(storeId);
    },
    lastKey: (storeId) =>
      [...known]
        .flatMap(([key, one]) => (one?.store === storeId ? [key] : []))
        .sort()
        .at(-1),
  };
}

/** Describes a switch in one line. */
export const describeSwitch = ({ target, effect, because, at, until }: Switch) =>
  effect === "back"
    ? `${target} back on: ${because}`
    : `${target} ${effect} for ${Math.round((until - Date.parse(at)) / 60_000)} minutes: ${because}`;
