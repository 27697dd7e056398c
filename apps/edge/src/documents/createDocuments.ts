import type { ComposedDocument } from "@lending/federation/document";
import { type Composer, createComposer } from "@lending/releases/compose";
import type { LiveRelease } from "@lending/releases/reader/createLiveReader";
import { createBody } from "../http/body.ts";
import { completeHeaders } from "../http/headers.ts";
import { type StartedText, startText } from "./startedText.ts";

export type ServedDocument = ReturnType<typeof serve>;

/** The documents of a release in memory, with their composer. */
export interface Documents {
  readonly composer: Composer;
  /** Returns the document of a path for the devices of these variants. */
  find(pathname: string, ids: readonly string[]): ServedDocument;
}

/** Documents that are kept. A release has some 30 paths, and two sides for each variant of a path. */
const KEPT_MAX = 500;

/** Returns a composed document with its compressed forms. */
function serve(composed: ComposedDocument) {
  const parts = new Map<boolean, readonly [StartedText, string]>();
  return {
    composed,
    headers: completeHeaders(composed.headers),
    /** The whole document, as everybody may receive it. */
    body: createBody(composed.html),
    /** The document in two parts, for a response that appends to the first one; see `ComposedDocument.split`. */
    split(awaitsData: boolean): readonly [start: StartedText, end: string] {
      const known = parts.get(awaitsData);
      if (known) return known;
      const [start, end] = composed.split(awaitsData);
      const split = [startText(start), end] as const;
      parts.set(awaitsData, split);
      return split;
    },
  };
}

interface Options {
  /** Public origin of the site, unless the environment states one. */
  readonly origin?: string | undefined;
  /** Compresses all documents of a new release at once. */
  readonly isEager?: boolean;
}

/** Compresses the documents of what is live, one after the other. */
async function compressAll({ composer, find }: Documents): Promise<void> {
  for (const path of composer.paths) {
    const { composed, body, split } = find(path, []);
    // A borrower's comes first: the start of a document to which the path's data is appended.
    await split(composed.early.length > 0)[0].prepare();
    await body.read("br");
    await body.read("gzip");
  }
}

/**
 * Creates the documents of the current release. Each is composed and compressed when it is first requested, and the ones that were
 * requested last are kept. Documents of an earlier release are dropped.
 */
export function createDocuments({ origin, isEager = false }: Options = {}) {
  let current: (Documents & { readonly release: LiveRelease }) | undefined;

  function open(release: LiveRelease): Documents & { readonly release: LiveRelease } {
    const composer = createComposer(release, origin === undefined ? {} : { origin });
    const kept = new Map<string, ServedDocument>();
    return {
      release,
      composer,
      find(pathname, ids) {
        const path = composer.pathOf(pathname, ids);
        const key = `${ids.join()} ${path}`;
        const found = kept.get(key) ?? serve(composer.document(path, ids));
        // The order of a map is that of its insertions: the first one was requested least recently.
        kept.delete(key);
        kept.set(key, found);
        const [oldest] = kept.keys();
        if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
        return found;
      },
    };
  }

  return {
    of(release: LiveRelease): Documents {
      if (current?.release === release) return current;
      current = open(release);
      // A document that cannot be composed is reported when it is requested.
      if (isEager) compressAll(current).catch(() => undefined);
      return current;
    },
  };
}
