import { existsSync, readFileSync } from "node:fs";
import { environmentSchema, parseEnvironment } from "@lending/bridge/environment";
import * as v from "valibot";
import type { ReleaseContent } from "./formats/Release.ts";
import { describeMissing, suggestName } from "./suggestName.ts";

export const STAGES = environmentSchema.entries.stage.wrapped.options;
export type Stage = (typeof STAGES)[number];

const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, "must be a version such as 1.4.0"));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1, "must be a share from 0 to 1"));

/** The environment's key with the app versions in the field. No document contains it. */
export const appVersionsSchema = v.object({ appVersions: v.optional(v.record(version, share)) });

// Unknown keys are rejected, because a misspelt key would leave the real one at its default.
const schema = v.strictObject({
  ...environmentSchema.entries,
  ...appVersionsSchema.entries,
  stage: v.picklist(STAGES, `must be one of ${STAGES.join(", ")}`),
});

const HOST = 'a host such as "pay.lender.ph", without "https://"';
const PATTERN = String.raw`a regular expression such as "^0[89]\\d{9}$"`;
/** What a key must hold whose default is no example. */
export const EXPECTED: Readonly<Record<string, string>> = {
  apiBase: 'an address such as "https://api.lender.ph", without a query',
  h5Base: 'an address such as "https://www.lender.ph", without a query',
  policyUrl: 'an address such as "https://www.lender.ph/privacy"',
  analyticsUrl: 'a path such as "/collect", or an address such as "https://reports.example/events"',
  ...{ analyticsPercent: "a number from 0 to 100", tracing: "true or false" },
  ...{ locale: 'a language such as "en-PH"', phoneLocale: 'a language such as "fil-PH"' },
  ...{ mobilePattern: PATTERN, mobilePatterns: PATTERN },
  ...{ redirectHosts: HOST, imageHosts: HOST, sessionHosts: HOST },
  ...{ qrAccounts: 'an account such as "09171234567"', appVersions: 'versions with shares such as { "1.4.0": 1 }' },
};

function describeIssue(issue: v.InferIssue<typeof schema>): string {
  const path = v.getDotPath(issue) ?? "";
  if (issue.type === "strict_object")
    return `${path}: is an unknown key.${suggestName(path, Object.keys(schema.entries))}`;
  if (issue.message.startsWith("must be")) return `${path}: ${issue.message}`;
  const keys = path.split(".");
  const example = keys.reduce<unknown>(
    (value, key) => Object(value)[key] ?? value,
    parseEnvironment({ stage: "sandbox" }),
  );
  const expected = EXPECTED[keys[0] ?? ""] ?? `like ${JSON.stringify(example)}`;
  return `${path}: must be ${expected}, not ${JSON.stringify(issue.input)}`;
}

/** Lists the keys of an environment that are unknown, and the values that are invalid. */
export const findMistakes = (environment: ReleaseContent["environment"]): readonly string[] =>
  v.safeParse(schema, environment).issues?.map(describeIssue) ?? [];

const isNoList = v.check((read: unknown) => !Array.isArray(read));
const jsonObject = v.pipe(v.string(), v.parseJson(), isNoList, v.record(v.string(), v.unknown()));

/** Reads an environment from a file. Throws a `Failure` with one sentence when it is missing or no JSON object. */
export function readEnvironment(
  file: string,
  Failure: new (message: string) => Error = Error,
): ReleaseContent["environment"] {
  if (!existsSync(file)) throw new Failure(describeMissing(file));
  const parsed = v.safeParse(jsonObject, readFileSync(file, "utf8"));
  // The parser quotes the file.
  if (!parsed.success)
    throw new Failure(`${file} is not a JSON object. ${parsed.issues[0].message.replace(/\s+/g, " ")}`);
  return parsed.output;
}
