import * as v from "valibot";
import { appSchema, lineSchema, numberSchema, sha256Schema, timeSchema, versionSchema } from "./names.ts";
import { reachEntries } from "./Release.ts";

/** What a team requests from the controller: a canary, a preview, or without either a version for all devices. */
export const requestSchema = v.object({
  ...{ app: appSchema, version: versionSchema, manifest: sha256Schema },
  ...reachEntries,
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
