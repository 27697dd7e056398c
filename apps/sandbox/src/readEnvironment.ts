import { readFileSync } from "node:fs";
import { environmentSchema, parseEnvironment } from "@lending/bridge/environment";
import * as v from "valibot";

/** `appVersions` is for `pnpm ship`; no document contains it. */
const KEYS = [...Object.keys(environmentSchema.entries), "appVersions"];

/** Returns how many characters must be inserted, removed or replaced to get from one text to the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[column], row[column + 1], row[column]];
      next.push(Math.min(left + 1, above + 1, diagonal + (character === other ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/**
 * Reads the environment of the site. Throws a sentence when the file cannot be read or has an unknown key or an invalid value,
 * which would leave the real one at its default.
 */
export function readEnvironment(file: string): Readonly<Record<string, unknown>> {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
    readFileSync(file, "utf8"),
  );
  if (!parsed.success) throw new Error(`${file} is no JSON object.`);
  const unknown = Object.keys(parsed.output).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) {
    const [nearest] = KEYS.toSorted((one, other) => editDistance(unknown, one) - editDistance(unknown, other));
    throw new Error(`${file} has the unknown key "${unknown}". Did you mean "${nearest}"?`);
  }
  parseEnvironment(parsed.output, (path) => {
    throw new Error(`${file} has an invalid value at "${path}".`);
  });
  return parsed.output;
}
