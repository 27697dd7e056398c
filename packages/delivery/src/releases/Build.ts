import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type RemoteManifest,
  remoteManifestSchema,
  type ShellManifest,
  shellManifestSchema,
} from "@lending/federation/manifest";
import * as v from "valibot";
import { Refusal } from "../publish/Change.ts";
import { sha384 } from "../signing/seal.ts";
import type { Deployed } from "./Release.ts";

/** Manifest of a build of the shell or of a remote. */
export type AnyManifest = ShellManifest | RemoteManifest;

/** The finished build of one app, in memory. */
export interface Build {
  readonly name: string;
  readonly deployed: Deployed;
  readonly manifest: AnyManifest;
  /** The manifest as the build wrote it. */
  readonly manifestBytes: Uint8Array;
  read(file: string): Uint8Array;
  /** Returns the source map of a script, if the build has one. */
  readMap?(file: string): Uint8Array | undefined;
}

export const manifestFile = (name: string) => (name === "shell" ? "shell.json" : "remote.json");

/** Parses a manifest. Throws a Refusal that names the file where it does not match the schema. */
export function parseManifest(name: string, bytes: Uint8Array, where: string): AnyManifest {
  const schema = name === "shell" ? shellManifestSchema : remoteManifestSchema;
  const parsed = v.safeParse(schema, JSON.parse(new TextDecoder().decode(bytes)));
  if (!parsed.success) {
    const kind = name === "shell" ? "shell" : "remote";
    throw new Refusal("manifest", `${where} is not a ${kind} manifest: ${v.summarize(parsed.issues)}`);
  }
  return parsed.output;
}

/** Reads the build of an app out of the `dist` folder in its own folder. */
export function readBuild(appFolder: string, name: string): Build {
  const folder = path.join(appFolder, name === "shell" ? "dist/shell" : "dist/remote");
  const file = path.join(folder, manifestFile(name));
  if (!existsSync(file)) throw new Error(`${name} has no build: ${file} does not exist.`);
  const manifestBytes = readFileSync(file);
  const manifest = parseManifest(name, manifestBytes, file);
  if ("name" in manifest && manifest.name !== name) throw new Error(`${file} is the manifest of ${manifest.name}.`);
  return {
    name,
    manifest,
    manifestBytes,
    deployed: { version: manifest.version, hash: sha384(manifestBytes) },
    read: (one) => readFileSync(path.join(folder, one)),
    readMap(one) {
      const map = path.join(folder, "../maps", `${one}.map`);
      return existsSync(map) ? readFileSync(map) : undefined;
    },
  };
}
