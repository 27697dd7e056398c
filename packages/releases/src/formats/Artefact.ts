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

/** Which devices get a variant. */
export const reachEntries = {
  /** Share of the devices in percent. */
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  /** Its next shares, which the controller gives it one after the other while it is no worse. */
  steps: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))),
  /** The link that opens a preview: only its hash is stored, so the release is no link. */
  link: v.optional(v.object({ hash: sha256Schema, until: timeSchema })),
};

/** What a team requests from the controller: a canary, a preview, or without either a version for all devices. */
export const requestSchema = v.object({
  ...{ ...named, ...reachEntries },
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
  reason: v.optional(v.pipe(v.string(), v.maxLength(4000), v.regex(/^(?:\P{C}|\n)*$/u))),
  at: timeSchema,
});
export type Outcome = v.InferOutput<typeof outcomeSchema>;
