import { checkDocuments } from "./checkDocuments.ts";
import { createArchive } from "./createArchive.ts";
import { createReleaseLog, type SignedRelease } from "./createReleaseLog.ts";
import {
  type Documents,
  findDocument,
  type LiveDocument,
  type LiveDocuments,
  liveDocumentsSchema,
  readDocuments,
} from "./documents.ts";
import { generationKey, inCanary, type Release, readGenerationKey, sidesOf, stagedIn, stageOf } from "./Release.ts";
import { covers, createForeign, openSealed, type Trust, Untrusted } from "./signing/seal.ts";
import { remember, settleInOrder } from "./store/forEachAtOnce.ts";
import { readBounded, type Store } from "./store/Store.ts";
import { createSwitchReader, type Switch } from "./switches/Switch.ts";

/** Reads the live release from a store. All documents come from one release. */
export interface LiveReader {
  /**
   * Returns the newest list that is valid with all its documents; undefined in an empty store. An invalid newer list and a store
   * that does not respond are reported, and the current list stays. Throws only when there is no earlier list to return.
   */
  newest(): Promise<LiveDocuments | undefined>;
  /** The list of one generation; undefined when its documents were never finished. */
  at(generation: number): Promise<LiveDocuments | undefined>;
  /** Reads a release from the release log of the same store. */
  release(named: Pick<LiveDocuments, "generation">): Promise<SignedRelease>;
  /** Returns all documents of a list. */
  documents(live: Pick<LiveDocuments, "documents">): Promise<Documents>;
  /** Returns the document of an address from a list; of its staged side on request. */
  document(live: LiveDocuments, pathname: string, isStaged?: boolean): Promise<LiveDocument>;
  /** Returns the active switches of a release's store. The last known ones stay while the store does not respond. */
  switches(release: Pick<SignedRelease, "storeId">): Promise<readonly Switch[]>;
}

/** Limits of what a server serves. They are set on the server, so that write access to the store cannot change them. */
export interface ExpectedStore {
  /** The store's id, as `pnpm ship status` prints it. Releases of every other store are rejected. */
  readonly storeId?: string | undefined;
  /** The stage that a release must state in its environment. */
  readonly stage?: string | undefined;
}

interface ReaderOptions extends ExpectedStore {
  readonly store: Store;
  readonly trust: Trust;
  /** A store of this server that receives a copy of each valid switch. */
  readonly switchCache?: Store | undefined;
  /** Whether only this server writes the store, with copies of what it has verified. */
  readonly isOwnCopy?: boolean;
  /** Called once for each problem while it lasts. `liveGeneration` is the release that visitors get meanwhile. */
  readonly onProblem?: (problem: Error, liveGeneration: number | undefined) => void;
}

/** Lists that are read at the same time, after the newest one. */
const AT_ONCE = 16;
/**
 * Generations above the current one that are read first and again each time, and how many of those further above are read at a time,
 * each once. Anyone who can write to the store can put any number of objects above the newest list, which must not delay the next one.
 */
const NEAR = 20;
const FAR_AT_ONCE = 50;

/** Opens the reader of a store. It verifies and caches every list and document before it returns them. */
export function createLiveReader({
  store,
  trust,
  storeId,
  stage,
  switchCache,
  isOwnCopy = false,
  onProblem,
}: ReaderOptions): LiveReader {
  const log = createReleaseLog({ store, trust, storeId });
  const switches = createSwitchReader({
    store,
    trust,
    cache: switchCache,
    onProblem: (problem) => onProblem?.(problem, current?.generation),
  });
  const archive = createArchive(store);
  let current: LiveDocuments | undefined;
  let pending: Promise<LiveDocuments | undefined> | undefined;
  let reportedMessages: ReadonlySet<string> = new Set();
  const known = new Map<string, Promise<Documents>>();
  /** Generations far above the current one, with objects that no trusted key signed. */
  const foreign = createForeign<number>(trust);
  /** Hashes of the lists that were composed again. */
  const checked = new Set<string>();

  /** Reads the list of a generation without its release; undefined when it is missing. */
  async function readList(generation: number) {
    const key = generationKey("live", generation);
    const name = `${store.address}/${key}`;
    const bytes = await readBounded(store, key);
    if (!bytes) return undefined;
    const list = openSealed(bytes, { schema: liveDocumentsSchema, trust, name });
    if (list.content.generation !== generation)
      throw new Untrusted(`${name} holds generation ${list.content.generation}.`);
    return { ...list, name };
  }

  /**
   * Returns a document from the newest list before a release whose key covers a remote, with the same version of it; of the staged
   * release with this id, when one is given.
   */
  async function readEarlier(signed: SignedRelease, remote: string, pathname: string, stagedId?: string) {
    const versionOf = (release: Release) => {
      const staged = stagedId === undefined ? undefined : stagedIn(release);
      return (staged ? inCanary(release, staged) : release).remotes[remote]?.hash;
    };
    const version = versionOf(signed.release);
    for (let before = signed.release.generation - 1; before >= signed.platformGeneration; before -= 1) {
      const list = await readList(before);
      if (!list || !covers(list.scope, remote)) continue;
      const { release, hash } = await log.read(before);
      if (list.content.release !== hash || versionOf(release) !== version) continue;
      const { staged } = list.content;
      const side = stagedId === undefined ? list.content : staged?.id === stagedId ? staged : undefined;
      const found = side && (await documentsOf(side)).get(pathname);
      if (found) return found.html;
    }
    return undefined;
  }

  async function at(generation: number) {
    const found = await readList(generation);
    if (!found) return undefined;
    const { content, name } = found;
    const signed = await log.read(generation);
    const { release, hash } = signed;
    if (content.release !== hash) throw new Untrusted(`${name} does not list the documents of this store's release.`);
    for (const {
      content: { environment },
    } of sidesOf(release).flatMap((side) => side ?? []))
      if (stage !== undefined && stageOf(environment) !== stage)
        throw new Untrusted(`${name} is for the stage "${stageOf(environment)}"; this site serves "${stage}".`);
    const staged = stagedIn(release);
    if (staged?.id !== content.staged?.id || staged?.percent !== content.staged?.percent)
      throw new Untrusted(`${name} does not list the documents of the release's staged side.`);
    if (!covers(found.scope) && !isOwnCopy && !checked.has(found.hash)) {
      const [first, second] = sidesOf(release);
      const check = (side: typeof first, documents: Documents, stagedId?: string) =>
        checkDocuments({
          list: content,
          release: signed,
          side,
          archive,
          documents,
          readEarlier: (remote, pathname) => readEarlier(signed, remote, pathname, stagedId),
          isOwn: (remote) => covers(found.scope, remote),
        });
      await check(first, await documentsOf(content));
      if (second && content.staged) await check(second, await documentsOf(content.staged), content.staged.id);
      checked.add(found.hash);
    }
    return content;
  }

  /** Reads and verifies the documents of a list once. */
  const documentsOf = ({ documents }: Pick<LiveDocuments, "documents">): Promise<Documents> =>
    remember(known, documents.key, () => readDocuments(documents, store));

  /** Makes the first valid list of these generations the current one, and returns whether there is one. Adds problems to the list. */
  async function takeFirst(generations: readonly number[], problems: Error[]): Promise<boolean> {
    const outcomes = settleInOrder(generations, AT_ONCE, async (generation) => {
      const list = await at(generation);
      // A list counts only when all its documents are valid, so that no path can fail after it is current.
      if (list) await documentsOf(list);
      if (list?.staged) await documentsOf(list.staged);
      return list;
    });
    for await (const { item: generation, ...outcome } of outcomes) {
      if (outcome.status === "rejected") {
        problems.push(outcome.reason);
        if (current && outcome.reason instanceof Untrusted && generation > current.generation + NEAR)
          foreign().add(generation);
      } else if (outcome.value) {
        current = outcome.value;
        return true;
      }
    }
    return false;
  }

  /** Makes the highest valid list the current one. Returns the problems of the store and of every higher list. */
  async function update(): Promise<readonly Error[]> {
    const problems: Error[] = [];
    try {
      const last = current?.generation ?? 0;
      const keys = await store.list("live/", last > 0 ? generationKey("live", last) : undefined);
      const listed = new Set(keys.map((key) => readGenerationKey(key) ?? 0));
      for (const generation of foreign()) if (!listed.has(generation)) foreign().delete(generation);
      const descending = [...listed].filter((one) => one > last && !foreign().has(one)).sort((a, b) => b - a);
      const tried = new Set<number>();
      /** Tries the lists above the current one that were not tried yet: all, or the near ones. */
      const take = (isWanted: (generation: number, newest: number) => boolean) => {
        const newest = current?.generation ?? 0;
        const above = descending.filter((one) => one > newest && !tried.has(one) && isWanted(one, newest));
        const wanted = above.slice(0, current ? FAR_AT_ONCE : above.length);
        for (const one of wanted) tried.add(one);
        return takeFirst(wanted, problems);
      };
      let isNew = false;
      if (current) while (await take((one, newest) => one <= newest + NEAR)) isNew = true;
      if (!isNew) isNew = await take(() => true);
      const own = [current, current?.staged].map((side) => side?.documents.key);
      if (isNew) for (const key of known.keys()) if (!own.includes(key)) known.delete(key);
    } catch (problem) {
      problems.push(problem as Error);
    }
    const [newest] = problems;
    if (current || !newest || problems.length === 1) return problems;
    // A wrong store id, key or stage, or a failing store: the reason is reported once instead of for each release.
    const all = `None of the ${problems.length} newest releases can be used, the newest one for this reason.`;
    return [new Error(`${newest.message} ${all}`, { cause: newest })];
  }

  async function readNewest() {
    const problems = await update();
    for (const problem of problems) {
      if (!reportedMessages.has(problem.message)) onProblem?.(problem, current?.generation);
    }
    reportedMessages = new Set(problems.map(({ message }) => message));
    if (!current && problems[0]) throw problems[0];
    return current;
  }

  return {
    at,
    release: ({ generation }) => log.read(generation),
    newest() {
      // Simultaneous requests share one listing of the store.
      pending ??= readNewest().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    documents: documentsOf,
    async document(live, pathname, isStaged = false) {
      const found = findDocument(await documentsOf((isStaged && live.staged) || live), pathname);
      if (!found) throw new Error(`${store.address}: release ${live.generation} has no document for unknown paths.`);
      return found;
    },
    switches: ({ storeId }) => switches.active(storeId),
  };
}
