import * as v from "valibot";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/));
const documentSchema = v.object({
  /** Key of the document in the store. */
  key: v.pipe(v.string(), v.startsWith("documents/")),
  hash,
  headers: v.record(v.string(), v.string()),
});

/**
 * The documents of one set. Once this stands in the store the set is live: of all that stand, the one with the highest
 * generation is what readers get. `paths[""]` is the document of every address that nobody owns.
 */
export const liveDocumentsSchema = v.object({
  kind: v.literal("live documents"),
  generation: v.number(),
  /** Hash of the set that they were composed from. */
  set: hash,
  paths: v.record(v.string(), documentSchema),
  sitemap: v.string(),
  robots: v.string(),
});

export type LiveDocuments = v.InferOutput<typeof liveDocumentsSchema>;
