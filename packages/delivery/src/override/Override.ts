import * as v from "valibot";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/));

/** A developer's override as it stands in the store, signed: one remote from elsewhere, in the documents of one set. */
export const overrideSchema = v.object({
  kind: v.literal("override"),
  id: v.string(),
  /** The set that it was composed from, by its hash: in another store, or another environment, it is no override. */
  set: hash,
  generation: v.number(),
  by: v.string(),
  remote: v.string(),
  version: v.string(),
  /** Folder of the remote's files. */
  from: v.pipe(v.string(), v.url()),
  paths: v.record(
    v.string(),
    v.object({
      key: v.pipe(v.string(), v.startsWith("overrides/")),
      hash,
      headers: v.record(v.string(), v.string()),
    }),
  ),
});

export type Override = v.InferOutput<typeof overrideSchema>;

/** Its end in seconds, then what nobody guesses: whoever cleans up need not open it to know whether it is over. */
const ID = /^(\d{10})-([0-9a-f]{16})$/;

/** When an override ends, in milliseconds; undefined where this is no id. */
export function endOf(id: string): number | undefined {
  const seconds = ID.exec(id)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

export const makeId = (until: number, random: string) => `${Math.floor(until / 1000)}-${random}`;

/** Everything that an override leaves in a store stands below this. */
export const folderOfOverride = (id: string) => `overrides/${id}/`;
export const recordKey = (id: string) => `${folderOfOverride(id)}override.json`;
/** Written once, by the phone that opens it first. */
export const claimKey = (id: string) => `${folderOfOverride(id)}opened.json`;
