import { createHash } from "node:crypto";
import * as v from "valibot";

/** Returns the SHA-256 in hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** Returns the integrity value of content: `sha256-` and its SHA-256 in base64. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

export const sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const versionSchema = v.pipe(v.string(), v.maxLength(60), v.regex(/^\d+\.\d+\.\d+(-[\w.-]+)?$/));
/** The name of an app: `shell`, or a remote. */
export const appSchema = v.pipe(v.string(), v.maxLength(41), v.regex(/^[a-z][a-z0-9-]*$/));
export const numberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999_999));
export const timeSchema = v.pipe(v.string(), v.isoTimestamp());

/** A text that a person reads, such as a reason: one line, without control characters, which a terminal would obey. */
export const lineSchema = v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\p{C}]*$/u, "must be one line of text"));

/** One immutable version of an app. */
export const deployedSchema = v.object({
  version: versionSchema,
  /** SHA-256 of its manifest, which contains the hash of every file. */
  hash: sha256Schema,
});
export type Deployed = v.InferOutput<typeof deployedSchema>;

/** Number of hexadecimal digits of the hash in a folder's name. */
const FOLDER_DIGITS = 12;

/** Returns the permanent folder of a version's files: "loan/0.2.0-1a2b3c4d5e6f". Reports of errors name it. */
export const folderOf = (app: string, { version, hash }: Deployed): string =>
  `${app}/${version}-${hash.slice(0, FOLDER_DIGITS)}`;

export const HEAD_KEY = "HEAD.json";
export const releaseKey = (number: number): string => `releases/${String(number).padStart(8, "0")}.json`;
/** The key of a file of a version. It is also its address below the address of the files. */
export const assetKey = (app: string, deployed: Deployed, file: string): string =>
  `assets/${folderOf(app, deployed)}/${file}`;
export const statementKey = (app: string, deployed: Deployed): string => assetKey(app, deployed, "artefact.json");
export const requestKey = (app: string): string => `incoming/${app}.json`;
export const outcomeKey = (app: string): string => `outcomes/${app}.json`;

/** File name of the manifest of an app's build. */
export const manifestFile = (app: string): string => (app === "shell" ? "shell.json" : "remote.json");

/** Content without a valid signature of a trusted key, with another hash than expected, or of another store. */
export class Untrusted extends Error {
  override readonly name = "Untrusted";
}
