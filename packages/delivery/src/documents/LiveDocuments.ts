import * as v from "valibot";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/));
const documentSchema = v.object({
  /** The document's key in the store. */
  key: v.pipe(v.string(), v.startsWith("documents/")),
  hash,
  headers: v.record(v.string(), v.string()),
});

/**
 * The documents of one release. The release is live once this list is stored: readers use the list with the highest
 * generation. `paths[""]` is the document of every unknown path.
 */
export const liveDocumentsSchema = v.object({
  kind: v.literal("live documents"),
  generation: v.number(),
  /** Hash of the release that they were composed from. */
  set: hash,
  paths: v.record(v.string(), documentSchema),
  sitemap: v.string(),
  robots: v.string(),
});

export type LiveDocuments = v.InferOutput<typeof liveDocumentsSchema>;
