import {
  createDirectoryStore,
  createLiveReader,
  createOverrideService,
  type ExpectedStore,
  type LiveDocuments,
  readOpening,
  readTrust,
} from "@lending/delivery";
import type { Site } from "./Site.ts";

interface ReleasesOptions extends ExpectedStore {
  /** Folder that `pnpm ship` writes to. */
  readonly releases: string;
  /** Folder with the trusted keys in `trusted/`. */
  readonly keys: string;
  /** Receives a line for each problem that keeps the newest release from being served. */
  readonly onProblem?: (line: string) => void;
}

/** Reads the shipped site: the documents of the newest release that is valid and complete. */
export function readReleases({ releases, keys, onProblem, ...expectedStore }: ReleasesOptions): Site {
  const trust = readTrust(keys);
  const store = createDirectoryStore(releases);
  const report = ({ message }: Error, release: number | undefined) =>
    onProblem?.(`${message} ${release === undefined ? "Nothing is served." : `Release ${release} is served instead.`}`);
  const reader = createLiveReader({ store, trust, onProblem: report, ...expectedStore });

  /** Returns the document of the release in a signed link. Undefined for any other link, or when the release is missing. */
  async function openRelease(pathname: string, parameter: string, newest: LiveDocuments) {
    try {
      const { storeId } = await reader.release(newest);
      const opening = readOpening(parameter, { storeId, trust });
      const live = opening && (await reader.at(opening.generation));
      return live && (await reader.document(live, pathname));
    } catch {
      return undefined;
    }
  }

  return {
    overrides: createOverrideService({ reader, store, trust }),
    async document(pathname, opening) {
      const newest = await reader.newest();
      if (!newest) return nothingShipped;
      const linkedDocument = opening === undefined ? undefined : await openRelease(pathname, opening, newest);
      return linkedDocument ?? (await reader.switched(newest, pathname)) ?? reader.document(newest, pathname);
    },
    sitemap: async () => (await reader.newest())?.sitemap ?? "",
    robots: async () => (await reader.newest())?.robots ?? "",
  };
}

const nothingShipped = {
  status: 503,
  html: '<!doctype html><html lang="en"><meta charset="utf-8"><title>Nothing shipped</title><h1>Nothing shipped yet</h1><p>Ship all of it first: pnpm ship --all --stage sandbox</p></html>',
  headers: { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" },
};
