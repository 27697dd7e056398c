import { existsSync, readFileSync } from "node:fs";
import { environmentSchema, parseEnvironment } from "@lending/bridge/environment";
import { describeMissing, suggestName } from "@lending/releases/suggestName";
import * as v from "valibot";

/** `appVersions` is for `pnpm ship`; no document contains it. */
const KEYS = [...Object.keys(environmentSchema.entries), "appVersions"];

/**
 * Reads the environment of the site. Throws a sentence when the file cannot be read or has an unknown key or an invalid value,
 * which would leave the real one at its default.
 */
export function readEnvironment(file: string): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) throw new Error(describeMissing(file));
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
    readFileSync(file, "utf8"),
  );
  if (!parsed.success) throw new Error(`${file} is no JSON object.`);
  const unknown = Object.keys(parsed.output).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new Error(`${file} has the unknown key "${unknown}".${suggestName(unknown, KEYS)}`);
  parseEnvironment(parsed.output, (path) => {
    throw new Error(`${file} has an invalid value at "${path}".`);
  });
  return parsed.output;
}

/** Returns the environment that SANDBOX_ENVIRONMENT names. Ends the process with 2 and one line when it is wrong. */
export function findEnvironment(): Readonly<Record<string, unknown>> | undefined {
  const file = process.env.SANDBOX_ENVIRONMENT;
  try {
    return file ? readEnvironment(file) : undefined;
  } catch (fault) {
    process.stderr.write(`SANDBOX_ENVIRONMENT: ${(fault as Error).message}\n`);
    return process.exit(2);
  }
}

// `pnpm dev` runs this before it builds.
if (import.meta.main) findEnvironment();
