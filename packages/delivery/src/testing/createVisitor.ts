import { createArchive } from "../releases/createArchive.ts";
import { createLiveReader, type LiveReader } from "../releases/createLiveReader.ts";
import type { SignedRelease } from "../releases/createReleaseLog.ts";
import { deployedOf, folderOf, versionIn } from "../releases/Release.ts";
import type { Trust } from "../releases/signing/seal.ts";
import type { Store } from "../releases/store/Store.ts";

/** A version that a publisher reported as live. */
export interface PublishedVersion {
  readonly name: string;
  readonly version: string;
  readonly generation: number;
}

/**
 * Compares a release log with what its publishers reported: each publisher has one release that changes only its app, and no
 * release loses a version of the one before. Throws otherwise.
 */
export function checkReleaseLog(releases: readonly SignedRelease[], published: readonly PublishedVersion[]): void {
  const generations = new Set(published.map(({ generation }) => generation));
  if (generations.size !== published.length) throw new Error("Two publishers reported the same generation.");
  for (const { name, version, generation } of published) {
    const release = releases[generation - 1]?.release;
    const before = releases[generation - 2]?.release;
    if (!release || versionIn(release, name)?.version !== version)
      throw new Error(`${name} ${version} is not in release ${generation}.`);
    if (!before) continue;
    for (const [other, deployed] of deployedOf(before)) {
      if (other !== name && versionIn(release, other)?.hash !== deployed.hash) {
        throw new Error(`Release ${generation} lost ${other} ${deployed.version}.`);
      }
    }
  }
}

/** The live release at one moment. */
export interface VisitorSnapshot {
  /** 0 when nothing is live yet. */
  readonly generation: number;
  readonly documents: number;
}

/** Reads the live release repeatedly, as a visitor does. */
export interface Visitor {
  /** Throws when a document is missing, damaged, of another release than the others, or references a missing file. */
  look(): Promise<VisitorSnapshot>;
}

/** Creates a visitor of a store. It remembers the last release, as a server does. */
export function createVisitor({ store, trust }: { readonly store: Store; readonly trust: Trust }): Visitor {
  let problem: Error | undefined;
  const onProblem = (error: Error) => {
    problem = error;
  };
  const reader: LiveReader = createLiveReader({ store, trust, onProblem });
  const archive = createArchive(store);
  const checked = new Set<string>();
  let last = 0;

  return {
    async look() {
      const live = await reader.newest();
      // The reader reports a problem when it falls back to an earlier release. An intact store never causes that.
      if (problem) throw problem;
      if (!live) {
        if (last > 0) throw new Error("The live release disappeared.");
        return { generation: 0, documents: 0 };
      }
      if (live.generation < last) throw new Error(`Release ${live.generation} is live again after release ${last}.`);
      last = live.generation;
      const { release } = await reader.release(live);
      const folders = new Map(deployedOf(release).map((one) => [folderOf(...one), one] as const));
      const documents = await reader.documents(live);
      for (const [pathname, { html }] of documents) {
        if (!html.endsWith("</html>")) throw new Error(`The document of ${pathname} is incomplete.`);
        for (const [address, folder = "", file = ""] of html.matchAll(
          /\/assets\/([\w-]+\/[\w.-]+)\/([\w.-]+\.(?:js|css))/g,
        )) {
          const named = folders.get(folder);
          if (!named) throw new Error(`The document of ${pathname} contains files of another release: ${folder}.`);
          if (checked.has(address)) continue;
          await archive.read(...named, file);
          checked.add(address);
        }
      }
      return { generation: live.generation, documents: documents.size };
    },
  };
}
