import * as v from "valibot";
import { appSchema, lineSchema, sha256Schema, timeSchema, versionSchema } from "./names.ts";

const size = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a builder signs: the manifest of one build, which contains the hash of every file. */
export const statementSchema = v.object({
  ...{ app: appSchema, version: versionSchema, manifest: sha256Schema },
  /** Sizes in bytes by file: as built, and of a text after brotli and gzip. */
  sizes: v.record(v.string(), v.object({ bytes: size, br: v.optional(size), gz: v.optional(size) })),
  by: lineSchema,
  at: timeSchema,
  /** The commit that was built, if it is known. */
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/))),
});
export type Statement = v.InferOutput<typeof statementSchema>;
