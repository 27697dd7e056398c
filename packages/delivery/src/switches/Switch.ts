import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { openSealed, type Signer, seal, type Trust, Untrusted } from "../signing/seal.ts";
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
/** The key of a switch, with the time of its making: 13 digits, so that keys sort by it. */
const KEY = /^switches\/(\d{13})-[0-9a-f]{8}\.json$/;
/** Age of the oldest switch that can be active, in milliseconds. */
export const ACTIVE_MS = LONGEST_MS + CLOCK_MS_MAX;
/** Number of new objects that one listing reads, so that no listing takes for long. */
const READ_MAX = 200;
const READS_AT_ONCE = 16;

/** Writes a switch: one new object in its own folder, so that it needs no other right in the store. */
export async function writeSwitch(
  content: Pick<Switch, "store" | "target" | "effect" | "leaves" | "because" | "by">,
  {
    store,
    signer,
    minutes,
    now = Date.now(),
  }: { readonly store: Store; readonly signer: Signer; readonly minutes: number; readonly now?: number },
): Promise<Switch> {
  const made: Switch = { kind: "switch", ...content, at: new Date(now).toISOString(), until: now + minutes * 60_000 };
  v.assert(switchSchema, made);
  const key = `${FOLDER}${String(now).padStart(13, "0")}-${randomBytes(4).toString("hex")}.json`;
  await store.create(key, seal(made, signer), {
    contentType: "application/json; charset=utf-8",
    cacheControl: "no-store",
  });
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
}

/**
 * Returns the switch of each target that was active at a time, in milliseconds since 1970, from all switches of a store, oldest
 * first. One whose publisher's clock is ahead by more than `aheadMs` does not count: it would last for too long.
 */
export function activeAt(all: readonly Switch[], time: number, aheadMs = 0): readonly Switch[] {
  const last = new Map(all.filter(({ at }) => Date.parse(at) <= time + aheadMs).map((one) => [one.target, one]));
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
  const unreadable = new Set<string>();
  let listedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  const report = (fault: unknown) => onProblem?.(fault instanceof Error ? fault : new Error(String(fault)));
  const headers = { contentType: "application/json; charset=utf-8", cacheControl: "no-store" };

  /** Returns a switch; undefined when it does not count, and null when its object is missing: a cache may have lost it. */
  async function read(source: Store, key: string): Promise<Switch | undefined | null> {
    const bytes = await readBounded(source, key);
    if (!bytes) return null;
    const { content } = openSealed(bytes, { schema: switchSchema, trust, name: `${source.address}/${key}` });
    if (content.until - Date.parse(content.at) > LONGEST_MS) return undefined;
    if (source === store) cache?.replace(key, bytes, headers).catch(report);
    return content;
  }

  /** Removing an object ends no switch, because a bucket may be emptied or a folder unmounted. Its time and `back` do. */
  const isOver = (one: Switch | undefined) => one === undefined || now() - Date.parse(one.at) > LONGEST_MS;

  /** Reads new objects, the newest first. No other object, whoever made it, may hide a switch: each is read only once. */
  async function readAll(source: Store, { since, max }: { readonly since: number; readonly max: number }) {
    const isDue = (key: string) => {
      const time = Number(KEY.exec(key)?.[1] ?? Number.NaN);
      return time >= since && time <= now() + CLOCK_MS_MAX;
    };
    const keys = new Set((await source.list(FOLDER)).filter(isDue));
    const unread = [...keys].filter((key) => !known.has(key)).reverse();
    const order = [...unread.filter((key) => !unreadable.has(key)), ...unread.filter((key) => unreadable.has(key))];
    let failed: unknown;
    await forEachAtOnce(order.slice(0, max), READS_AT_ONCE, async (key) => {
      try {
        const one = await read(source, key);
        if (one === null) return void unreadable.add(key);
        known.set(key, one);
        unreadable.delete(key);
      } catch (fault) {
        // An object that nobody trusted has signed never counts; one that could not be read is read again.
        if (!(fault instanceof Untrusted)) {
          failed ??= fault;
          unreadable.add(key);
        } else if (source === store) known.set(key, undefined);
      }
    });
    for (const [key, one] of known) {
      if (keys.has(key) || !isOver(one)) continue;
      known.delete(key);
      cache?.remove(key).catch(report);
    }
    for (const key of unreadable) if (!keys.has(key)) unreadable.delete(key);
    if (order.length > max)
      report(new Error(`${source.address}/${FOLDER} has more than ${max} new objects: switches are late.`));
    if (failed) throw failed;
  }

  async function list(): Promise<void> {
    const window = { since: now() - ACTIVE_MS, max: READ_MAX };
    if (cache && listedAt === Number.NEGATIVE_INFINITY) await readAll(cache, window).catch(report);
    await readAll(store, window);
    listedAt = now();
  }

  const own = (storeId: string) =>
    [...known.values()]
      .filter((one) => one !== undefined && one.store === storeId)
      .sort((a, b) => ((a as Switch).at < (b as Switch).at ? -1 : 1)) as readonly Switch[];

  return {
    async active(storeId) {
      // A clock that was set back must not delay the next listing.
      if (Math.abs(now() - listedAt) >= everyMs) {
        pending ??= list().finally(() => {
          pending = undefined;
        });
        await pending.catch(report);
      }
      return activeAt(own(storeId), now(), CLOCK_MS_MAX);
    },
    async all(storeId, since = 0) {
      await readAll(store, { since, max: Number.POSITIVE_INFINITY });
      return own(storeId);
    },
  };
}
