import { type Deployed, folderOf, type LiveReader, reachableIn, type SignedRelease } from "@lending/delivery/live";

/** A version of an app that a signed release names. */
export interface Version {
  readonly name: string;
  readonly deployed: Deployed;
}

const RECENT = 10;
const AT_ONCE = 8;

const isUntrusted = (fault: unknown) => fault instanceof Error && fault.name === "Untrusted";

/** Creates an index of the versions in a store's release log. Pages that opened on an older release still request its files. */
export function createKnownVersions(reader: Pick<LiveReader, "release">) {
  const versions = new Map<string, Version>();
  const labels = new Set<string>();
  const labelsOfRelease = new Map<number, ReadonlySet<string>>();
  /** Releases that were not read yet, in ascending order. */
  const unread: number[] = [];
  let highest = 0;
  let reading: Promise<void> | undefined;

  const note = ({ release }: SignedRelease) => {
    for (const [name, deployed] of reachableIn(release)) {
      versions.set(folderOf(name, deployed), { name, deployed });
      labels.add(`${name} ${deployed.version}`);
    }
    const own = reachableIn(release).map(([name, { version }]) => `${name} ${version}`);
    labelsOfRelease.set(release.generation, new Set(own));
    for (const number of labelsOfRelease.keys()) if (number < highest - RECENT) labelsOfRelease.delete(number);
  };

  async function readNext(): Promise<void> {
    const numbers = unread.slice(-AT_ONCE);
    const read = (generation: number) =>
      reader.release({ generation }).then(note, (fault: unknown) => {
        // A damaged release names nothing; a store that does not respond must be read again.
        if (!isUntrusted(fault)) throw fault;
      });
    await Promise.all(numbers.map(read));
    for (const number of numbers) unread.splice(unread.indexOf(number), 1);
  }

  /** Reads the next older releases, once for all callers. */
  function readOlder(): Promise<void> {
    reading ??= readNext().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    /** Adds the versions of a release. The releases before it are read when a version is not found otherwise. */
    learn(signed: SignedRelease) {
      const { generation } = signed.release;
      for (let number = highest + 1; number < generation; number += 1) unread.push(number);
      highest = Math.max(highest, generation);
      note(signed);
    },
    /** Returns the version of a folder ("loan/0.2.0-1a2b3c4d5e6f"). Throws when a release cannot be read now. */
    async find(folder: string): Promise<Version | undefined> {
      while (!versions.has(folder) && unread.length > 0) await readOlder();
      return versions.get(folder);
    },
    /** Reads the last releases before anyone requests their files. */
    async readRecent(): Promise<void> {
      while ((unread.at(-1) ?? 0) > Math.max(0, highest - RECENT)) await readOlder();
    },
    /** Returns whether a known release has a version; with a number, whether that one of the last releases has. */
    knows: (app: string, version: string, release?: number): boolean =>
      (release === undefined ? labels : labelsOfRelease.get(release))?.has(`${app} ${version}`) ?? false,
  };
}
