import { HEAD_KEY, releaseKey, Untrusted } from "../formats/names.ts";
import { type Head, headSchema, type Release, releaseSchema } from "../formats/Release.ts";
import { readSealed, type Unverified } from "../signing/sealed.ts";
import {
  certificateText,
  covers,
  describeScope,
  isSigned,
  keyId,
  readPublicKey,
  type Trust,
} from "../signing/trust.ts";
import { SIGNED_MAX, type Store } from "../store/Store.ts";

/** A release with a valid signature of the platform. */
export interface SignedRelease {
  readonly release: Release;
  /** Its hash, which HEAD and the next release contain. */
  readonly hash: string;
  /** Id of its store: the hash of that store's release 1. */
  readonly storeId: string;
  /** The keys that count for it and for what follows it. */
  readonly trust: Trust;
}

/** Where releases are read, and what they must match. */
export interface ReleaseSource {
  readonly store: Store;
  /** The keys that count before: those that were given, or those of an earlier release. */
  readonly trust: Trust;
  /** The only store to accept. Without it any store is accepted. */
  readonly storeId?: string | undefined;
}

/**
 * Returns the keys that count for a release and those after it: the ones that counted before, and the platform keys that it lists
 * with a certificate of one of these, without those that it revokes. What a key certifies after its end does not count for who
 * knows of that end.
 */
function trustOf({ keys, revoked }: Pick<Release, "keys" | "revoked">, before: Trust, storeId: string): Trust {
  const trust = new Map(before);
  for (const { pem, by, signature } of keys) {
    const isOfPlatform = covers(trust.get(by)?.scope);
    if (!isOfPlatform || !isSigned(certificateText(pem, storeId), { key: by, signature }, trust)) continue;
    const key = readPublicKey(pem, "A key of a release");
    trust.set(keyId(key), { key, scope: "platform" });
  }
  // Last, because the key that is revoked here may have certified the one that signs.
  for (const id of revoked) trust.delete(id);
  return trust;
}

/**
 * Reads a release from its bytes. Throws Untrusted unless the platform signed it, with this number and for this store. `known` is its
 * hash, when a verified release states it: then its own key may be trusted no more.
 */
export function readRelease(
  bytes: Uint8Array,
  number: number,
  { store, trust, storeId }: ReleaseSource,
  known?: string,
): SignedRelease {
  const name = `${store.address}/${releaseKey(number)}`;
  const { content: release, hash, verify } = readSealed(bytes, { kind: "release", schema: releaseSchema, name });
  const ownStore = release.number === 1 ? hash : release.store;
  if (release.number !== number) throw new Untrusted(`${name} is release ${release.number}.`);
  if (ownStore === undefined) throw new Untrusted(`${name} states no store.`);
  if (storeId !== undefined && ownStore !== storeId)
    throw new Untrusted(`${name} belongs to the store ${ownStore}; ${storeId} is expected here.`);
  const counting = trustOf(release, trust, ownStore);
  if (known !== undefined) {
    if (hash !== known) throw new Untrusted(`${name} is not the one that release ${number + 1} follows.`);
    return { release, hash, storeId: ownStore, trust: counting };
  }
  const scope = verify(counting);
  if (!covers(scope))
    throw new Untrusted(`${name} is signed by a key of ${describeScope(scope)}; only the platform signs releases.`);
  return { release, hash, storeId: ownStore, trust: counting };
}

/** Reads a release of a store. Undefined when it does not exist; throws as readRelease does. */
export async function openRelease(number: number, source: ReleaseSource): Promise<SignedRelease | undefined> {
  const bytes = await source.store.read(releaseKey(number), SIGNED_MAX);
  return bytes && readRelease(bytes, number, source);
}

/** Reads the release before a verified one. Undefined before the first, and when it does not exist; throws as readRelease does. */
export async function openPrevious(
  { release, storeId }: SignedRelease,
  source: ReleaseSource,
): Promise<SignedRelease | undefined> {
  const number = release.number - 1;
  const bytes = number < 1 ? undefined : await source.store.read(releaseKey(number), SIGNED_MAX);
  return bytes && readRelease(bytes, number, { ...source, storeId }, release.previous);
}

export type UnverifiedHead = Unverified<Head>;

/** Reads the content of HEAD. Its keys are known only when its release was read. */
export const readHead = (bytes: Uint8Array, store: Store): UnverifiedHead =>
  readSealed(bytes, { kind: "head", schema: headSchema, name: `${store.address}/${HEAD_KEY}` });

/** Throws Untrusted when the platform did not sign a HEAD, or it names another release of that number. */
export function verifyHead({ content, verify }: UnverifiedHead, { release, hash, trust }: SignedRelease, store: Store) {
  const name = `${store.address}/${HEAD_KEY}`;
  const scope = verify(trust);
  if (!covers(scope)) throw new Untrusted(`${name} is signed by a key of ${describeScope(scope)}.`);
  if (content.number === release.number && content.release !== hash)
    throw new Untrusted(`${name} names another release ${release.number} than the store has.`);
}

/**
 * Returns the newest release after a known one, by reading at growing distances and then between them: releases have no gaps. It
 * needs one read when there is none. An object above it that is no release does not count, unless it has the next number: there
 * nobody could write the next release. Undefined in an empty store.
 */
export async function findNewest(
  known: SignedRelease | undefined,
  source: ReleaseSource,
): Promise<SignedRelease | undefined> {
  let newest = known;
  const faults = new Map<number, Untrusted>();
  /** Reads a release with the keys that count for the newest one so far. */
  async function advance(number: number): Promise<boolean> {
    try {
      const keys = newest && { trust: newest.trust, storeId: newest.storeId };
      const next = await openRelease(number, { ...source, ...keys });
      const isNext = newest?.release.number === number - 1;
      if (next && newest && isNext && next.release.previous !== newest.hash)
        throw new Untrusted(`${source.store.address}: release ${number} does not follow the release before it.`);
      newest = next ?? newest;
      return next !== undefined;
    } catch (fault) {
      if (!(fault instanceof Untrusted)) throw fault;
      faults.set(number, fault);
      // Without HEAD, the first ones may be signed with a key that counts no more.
      return newest === undefined;
    }
  }
  let low = known?.release.number ?? 0;
  let step = 1;
  while (await advance(low + step)) {
    low += step;
    step *= 2;
  }
  for (let high = low + step; high - low > 1; ) {
    const middle = Math.floor((low + high) / 2);
    if (await advance(middle)) low = middle;
    else high = middle;
  }
  const blocked = faults.get(newest ? low + 1 : low);
  if (blocked) throw blocked;
  return newest;
}
