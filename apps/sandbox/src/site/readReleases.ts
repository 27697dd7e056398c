import { createDirectoryStore, createLiveReader, createOverrideDesk, readOpening, readTrust } from "@lending/delivery";
import type { Site } from "./Site.ts";

interface ReleasesOptions {
  /** Folder that `pnpm ship` writes to. */
  readonly releases: string;
  /** Folder whose `trusted/` holds the keys that are believed. */
  readonly keys: string;
}

/** The site as it was shipped: always the documents of the newest set whose documents all stand, verified before they are given out. */
export function readReleases({ releases, keys }: ReleasesOptions): Site {
  const trust = readTrust(keys);
  const store = createDirectoryStore(releases);
  const reader = createLiveReader({ store, trust });
  return {
    overrides: createOverrideDesk({ store, trust }),
    async document(pathname, opening) {
      const asked = opening === undefined ? undefined : readOpening(opening, trust);
      // A wish that is odd, too old or signed by nobody counts for nothing; so does one for documents that are gone.
      const live = (asked && (await reader.at(asked.generation))) ?? (await reader.newest());
      return live ? reader.document(live, pathname) : nothingShipped;
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
