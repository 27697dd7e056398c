import { randomUUID } from "node:crypto";
import semver from "semver";
import * as v from "valibot";
import ownPackage from "../../package.json" with { type: "json" };
import { findOutsideScope } from "./findOutsideScope.ts";
import {
  contentSchema,
  generationKey,
  type Release,
  type ReleaseContent,
  readGenerationKey,
  releaseSchema,
} from "./Release.ts";
import {
  covers,
  createForeign,
  describeScope,
  hashOf,
  openSealed,
  type Signer,
  seal,
  type Trust,
  Untrusted,
} from "./signing/seal.ts";
import { forEachAtOnce, remember, settleInOrder } from "./store/forEachAtOnce.ts";
import { readBounded, type Store } from "./store/Store.ts";

const FOLDER = "releases";
/** Releases that are read at the same time. */
const AT_ONCE = 16;

/** A release with a valid signature, and its hash, which the next release contains. */
export interface SignedRelease {
  readonly release: Release;
  readonly hash: string;
  /** Id of the store that the release was made in: the hash of that store's release 1. */
  readonly storeId: string;
  /**
   * The newest release, up to this one, that a key of the platform signed. Each later one was compared with the one before it:
   * its key changed only what its scope covers.
   */
  readonly platformGeneration: number;
}

/** The release log of a store. Releases never change; new ones are added at the end. */
export interface ReleaseLog {
  /**
   * Reads the newest release that is valid; undefined in an empty log. Objects above it that are not are reported. Throws when
   * no release is valid.
   */
  newest(): Promise<SignedRelease | undefined>;
  read(generation: number): Promise<SignedRelease>;
  /** Reads these generations, both included, oldest first. Throws when one does not contain the hash of the one before. */
  between(first: number, last: number): Promise<readonly SignedRelease[]>;
  /**
   * Reads the releases that a trusted key signed, oldest first: all, or those after the last one that is not verified. When a key
   * was replaced, the releases that it signed are not verified any more. Throws when the newest one is not.
   */
  verified(): Promise<readonly SignedRelease[]>;
  /** Writes the release that follows `base`. Undefined when another publisher was first: read again, check again, retry. */
  append(base: SignedRelease | undefined, content: ReleaseContent, signer: Signer): Promise<SignedRelease | undefined>;
}

interface LogOptions {
  readonly store: Store;
  readonly trust: Trust;
  /** The only store id to accept. Without it, the log accepts the store that it reads first and rejects any other. */
  readonly storeId?: string | undefined;
  readonly by?: string;
  /** Receives each object that is no valid release, once. */
  readonly onSkipped?: (problem: Error) => void;
  readonly now?: () => Date;
}

/**
 * Opens the release log of a store. It verifies everything that it reads: a trusted key signed it, and it was made in this
 * store. A signature alone does not prove that, because several stores may share a key.
 */
export function createReleaseLog({
  store,
  trust,
  storeId,
  by = "",
  onSkipped,
  now = () => new Date(),
}: LogOptions): ReleaseLog {
  const known = new Map<number, Promise<SignedRelease>>();
  // Generations have no gaps, so a listing can start after the last known one.
  let last = 0;
  /** Generations far above the newest release, with objects that are no releases. */
  const foreign = createForeign<number>(trust);

  async function fetchRelease(generation: number): Promise<SignedRelease> {
    const { key, scope, ...one } = await fetchSigned(generation);
    if (covers(scope)) return { ...one, platformGeneration: generation };
    const before = generation > 1 ? await read(generation - 1) : undefined;
    checkLink(before, one);
    const outside = findOutsideScope(one.release, before?.release, scope);
    if (outside.length > 0 || !before) {
      throw new Untrusted(
        `${store.address}/${generationKey(FOLDER, generation)} is signed by ${key}, a key of ${describeScope(scope)}, and changes ${outside.join(", ")}.`,
      );
    }
    return { ...one, platformGeneration: before.platformGeneration };
  }

  /** Reads a release of this store with a valid signature, whatever the scope of its key. */
  async function fetchSigned(generation: number) {
    const key = generationKey(FOLDER, generation);
    const name = `${store.address}/${key}`;
    const bytes = await readBounded(store, key);
    if (!bytes) throw new Untrusted(`${name} is missing.`);
    const { content, hash, key: signedBy, scope } = openSealed(bytes, { schema: releaseSchema, trust, name });
    const signed = { release: content, hash, key: signedBy, scope };
    if (content.generation !== generation) throw new Untrusted(`${name} holds generation ${content.generation}.`);
    if (generation === 1) {
      if (storeId !== undefined && hash !== storeId) {
        throw new Untrusted(`${store.address} is the store ${hash}; ${storeId} is expected here.`);
      }
      return { ...signed, storeId: hash };
    }
    // A configured id proves the store by itself, so a damaged release 1 does not stop a restarted server.
    if (storeId !== undefined) {
      if (content.store !== storeId)
        throw new Untrusted(`${name} belongs to the store ${content.store}; ${storeId} is expected here.`);
      return { ...signed, storeId };
    }
    const origin = await read(1);
    if (content.store !== origin.storeId) throw new Untrusted(`${name} belongs to another store.`);
    return { ...signed, storeId: origin.storeId };
  }

  const read = (generation: number) => remember(known, generation, () => fetchRelease(generation));

  function checkLink(before: Pick<SignedRelease, "hash"> | undefined, { release }: Pick<SignedRelease, "release">) {
    if (release.previous !== (before?.hash ?? "")) {
      throw new Untrusted(
        `${store.address}: release ${release.generation} does not follow the release before it; one of the two was changed.`,
      );
    }
  }

  /** Reads these generations, both included. Leaves out those for which `onFault` returns. */
  async function readAll(first: number, last: number, onFault: (fault: unknown, generation: number) => void) {
    const found = new Map<number, SignedRelease>();
    const generations = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
    await forEachAtOnce(generations, AT_ONCE, async (generation) => {
      try {
        found.set(generation, await read(generation));
      } catch (fault) {
        onFault(fault, generation);
      }
    });
    return generations.flatMap((generation) => found.get(generation) ?? []);
  }

  async function between(first: number, last: number) {
    const rethrow = (fault: unknown) => {
      throw fault;
    };
    const releases = await readAll(Math.max(1, first - 1), last, rethrow);
    releases.forEach((one, index) => {
      if (index > 0 || first === 1) checkLink(releases[index - 1], one);
    });
    return releases.slice(first > 1 ? 1 : 0);
  }

  async function verified() {
    await newest();
    let unverified = 0;
    const releases = await readAll(1, last, (fault, generation) => {
      if (!(fault instanceof Untrusted)) throw fault;
      unverified = Math.max(unverified, generation);
    });
    // The first one after those has no verified release before it.
    const after = releases.filter(({ release }) => release.generation > unverified);
    after.forEach((one, index) => {
      if (index > 0 || unverified === 0) checkLink(after[index - 1], one);
    });
    return after;
  }

  async function newest() {
    const after = last > 0 ? generationKey(FOLDER, last) : undefined;
    const generations = (await store.list(`${FOLDER}/`, after)).map(readGenerationKey);
    const candidates = generations.flatMap((generation) => generation ?? []);
    if (last > 0) candidates.push(last);
    if (candidates.length === 0 && storeId !== undefined) {
      throw new Untrusted(`${store.address} is empty; the store ${storeId} is expected here.`);
    }
    const problems = new Map<number, Untrusted>();
    // Anyone who can write to the store can put objects far above the newest release. They must neither block nor delay a rollback.
    const descending = candidates.filter((generation) => !foreign().has(generation)).sort((a, b) => b - a);
    const outcomes = settleInOrder(descending, AT_ONCE, async (generation) => {
      // First, so that a problem names this object and not the missing one before it.
      await read(generation);
      return (await between(generation, generation))[0];
    });
    for await (const { item: generation, ...outcome } of outcomes) {
      if (outcome.status === "rejected") {
        if (!(outcome.reason instanceof Untrusted)) throw outcome.reason;
        problems.set(generation, outcome.reason);
        continue;
      }
      last = generation;
      // The next release would get its number, so a damaged one has to be repaired first.
      const damaged = problems.get(generation + 1);
      if (damaged) throw damaged;
      for (const [other, problem] of problems) {
        onSkipped?.(problem);
        foreign().add(other);
      }
      return outcome.value;
    }
    // Of several, that of the lowest number is the release that the others should follow.
    const [first] = [...problems.values()].reverse();
    if (first) throw first;
    return undefined;
  }

  return {
    read,
    between,
    verified,
    newest,
    async append(base, content, signer) {
      const generation = (base?.release.generation ?? 0) + 1;
      const { delivery = ownPackage.version } = base?.release ?? {};
      const isPlatform = covers(trust.get(signer.id)?.scope);
      const release: Release = {
        kind: "release",
        format: 1,
        generation,
        previous: base?.hash ?? "",
        ...(base && { store: base.storeId }),
        id: randomUUID(),
        at: now().toISOString(),
        by,
        // An older publisher may still roll back; the next one must not be older than the newest so far.
        // Only the platform decides that the others must update.
        delivery: !isPlatform || semver.gt(delivery, ownPackage.version) ? delivery : ownPackage.version,
        // A release that no reader accepts would block the store, because releases are never replaced.
        ...v.parse(contentSchema, content),
      };
      const won = await store.create(generationKey(FOLDER, generation), seal(release, signer));
      // When the store's response was lost, the retry finds the release that the first attempt wrote.
      if (!won && (await read(generation)).release.id !== release.id) {
        return undefined;
      }
      const hash = hashOf(release);
      const platformGeneration = isPlatform ? generation : (base?.platformGeneration ?? generation);
      return { release, hash, storeId: base?.storeId ?? hash, platformGeneration };
    },
  };
}
