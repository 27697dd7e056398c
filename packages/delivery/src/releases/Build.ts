import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import {
  type RemoteManifest,
  remoteManifestSchema,
  type ShellManifest,
  shellManifestSchema,
} from "@lending/federation/manifest";
import * as v from "valibot";
import { Refusal } from "./Refusal.ts";
import type { Deployed } from "./Release.ts";
import { sha256 } from "./signing/seal.ts";

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

/**
 * Reads a file of an app's folder. Throws for a link and for a name that leaves the folder: a build could name a file of the
 * machine that signs, and it would be published.
 */
function readInside(appFolder: string, ...names: readonly string[]): Buffer {
  const root = realpathSync(appFolder);
  const file = path.join(root, ...names);
  if (!file.startsWith(root + path.sep) || realpathSync(file) !== file)
    throw new Error(`${path.join(appFolder, ...names)} is a link. Build again.`);
  return readFileSync(file);
}

/** Reads the build of an app out of the `dist` folder in its own folder. */
export function readBuild(appFolder: string, name: string): Build {
  const folder = name === "shell" ? "dist/shell" : "dist/remote";
  const file = path.join(appFolder, folder, manifestFile(name));
  if (!existsSync(file))
    throw new Error(
      `${name} has no build: ${file} does not exist. For a remote of another tool, state its paths in ${path.join(appFolder, "paths.json")}.`,
    );
  const read = (one: string) => readInside(appFolder, folder, one);
  const manifestBytes = read(manifestFile(name));
  const manifest = parseManifest(name, manifestBytes, file);
  if ("name" in manifest && manifest.name !== name) throw new Error(`${file} is the manifest of ${manifest.name}.`);
  return {
    name,
    manifest,
    manifestBytes,
    deployed: { version: manifest.version, hash: sha256(manifestBytes) },
    read,
    readMap(one) {
      const map = `dist/maps/${one}.map`;
      // The stack of an error names scripts only.
      return one.endsWith(".js") && existsSync(path.join(appFolder, map)) ? readInside(appFolder, map) : undefined;
    },
  };
}
