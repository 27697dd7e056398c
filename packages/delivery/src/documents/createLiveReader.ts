import { plainPath } from "@lending/federation/manifest";
import { openSealed, sha384, type Trust, Untrusted } from "../keys/seal.ts";
import { generationKey, readGenerationKey } from "../sets/ReleaseSet.ts";
import type { Store } from "../stores/Store.ts";
import { type LiveDocuments, liveDocumentsSchema } from "./LiveDocuments.ts";

/** A document as it is to be served. */
export interface LiveDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads what is live in a store: always all of one set. */
export interface LiveReader {
  /** The documents that are live now; undefined where nothing was ever shipped. */
  newest(): Promise<LiveDocuments | undefined>;
  /** Those of one generation; undefined where they were never finished. */
  at(generation: number): Promise<LiveDocuments | undefined>;
  /** The document of an address, out of one list. */
  document(live: LiveDocuments, pathname: string): Promise<LiveDocument>;
}

/** Opens the reader of a store. Lists and documents are verified before they are given out, and kept. */
export function createLiveReader({ store, trust }: { readonly store: Store; readonly trust: Trust }): LiveReader {
  let last = 0;
  let current: LiveDocuments | undefined;
  const documents = new Map<string, Promise<string>>();

  async function at(generation: number) {
    const key = generationKey("live", generation);
    const name = `${store.address}/${key}`;
    const bytes = await store.read(key);
    if (!bytes) return undefined;
    const { content } = openSealed(bytes, { schema: liveDocumentsSchema, trust, name });
    if (content.generation !== generation) throw new Untrusted(`${name} holds generation ${content.generation}.`);
    return content;
  }

  async function readDocument(key: string, hash: string) {
    const content = await store.read(key);
    if (!content) throw new Error(`${store.address}/${key} is missing.`);
    if (sha384(content) !== hash) throw new Untrusted(`${store.address}/${key} is not what its list names.`);
    return new TextDecoder().decode(content);
  }

  return {
    at,
    async newest() {
      const keys = await store.list("live/", last > 0 ? generationKey("live", last) : undefined);
      const newest = Math.max(last, ...keys.map((key) => readGenerationKey(key) ?? 0));
      if (newest === last) return current;
      const read = await at(newest);
      // Of two readings at once, the later one must not be undone by the earlier.
      if (newest > last) {
        last = newest;
        current = read;
        documents.clear();
      }
      return current;
    },
    async document(live, pathname) {
      const plain = plainPath(pathname);
      const found = live.paths[Object.hasOwn(live.paths, plain) ? plain : ""];
      if (!found)
        throw new Error(`${store.address}: the documents of set ${live.generation} have none for other addresses.`);
      const { key, hash, headers } = found;
      const html = documents.get(key) ?? readDocument(key, hash);
      documents.set(key, html);
      html.catch(() => documents.delete(key));
      return { html: await html, headers };
    },
  };
}
