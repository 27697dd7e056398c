import type { Deployed } from "./names.ts";

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
/** The key of the private source map of a script. */
export const mapKey = (app: string, deployed: Deployed, file: string): string =>
  `maps/${folderOf(app, deployed)}/${file}.map.br`;
export const requestKey = (app: string): string => `incoming/${app}.json`;
export const outcomeKey = (app: string): string => `outcomes/${app}.json`;

/** File name of the manifest of an app's build. */
export const manifestFile = (app: string): string => (app === "shell" ? "shell.json" : "remote.json");
