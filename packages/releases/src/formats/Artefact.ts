import * as v from "valibot";
import { appSchema, lineSchema, numberSchema, sha256Schema, timeSchema, versionSchema } from "./names.ts";

const size = v.pipe(v.number(), v.integer(), v.minValue(0));
const named = { app: appSchema, version: versionSchema, manifest: sha256Schema };

/** What a builder signs: the manifest of one build, which contains the hash of every file. */
export const statementSchema = v.object({
  ...named,
  /** Sizes in bytes by file: as built, and of a text after brotli and gzip. */
  sizes: v.record(v.string(), v.object({ bytes: size, br: v.optional(size), gz: v.optional(size) })),
  by: lineSchema,
  at: timeSchema,
  /** The commit that was built, if it is known. */
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/))),
});
export type Statement = v.InferOutput<typeof statementSchema>;

/** The link that opens a preview: only its hash is stored, so the release is no link. */
export const linkSchema = v.object({ hash: sha256Schema, until: timeSchema });

const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/** The next shares of a canary, up to 100 %. */
export const stepsSchema = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)));

/** What a team requests from the controller. */
export const requestSchema = v.object({
  ...named,
  channel: v.variant("kind", [
    v.object({ kind: v.literal("live") }),
    v.object({ kind: v.literal("canary"), percent: percentSchema, steps: v.optional(stepsSchema) }),
    v.object({ kind: v.literal("preview"), link: linkSchema }),
  ]),
  because: v.optional(lineSchema),
  by: lineSchema,
  at: timeSchema,
});
export type Request = v.InferOutput<typeof requestSchema>;

/** What the controller decided about a request. */
export const outcomeSchema = v.object({
  /** Hash of the request. */
  request: sha256Schema,
  result: v.picklist(["released", "refused"]),
  /** The release that contains it. */
  number: v.optional(numberSchema),
  /** The rule or gate that refused it, and its sentences. */
  gate: v.optional(lineSchema),
  reason: v.optional(v.pipe(v.string(), v.maxLength(4000), v.regex(/^[^\p{C}]*$/u))),
  at: timeSchema,
});
export type Outcome = v.InferOutput<typeof outcomeSchema>;
