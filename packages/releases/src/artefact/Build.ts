import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import {
  LIMITS,
  type RemoteManifest,
  remoteManifestSchema,
  type ShellManifest,
  shellManifestSchema,
} from "@lending/federation/manifest";
import * as v from "valibot";
import { type Deployed, manifestFile, sha256, Untrusted } from "../formats/names.ts";

/** Manifest of a build of the shell or of a remote. */
export type AnyManifest = ShellManifest | RemoteManifest;

/** The finished build of one app. */
export interface Build {
  readonly name: string;
  readonly deployed: Deployed;
  readonly manifest: AnyManifest;
  /** The manifest as the build wrote it. */
  readonly manifestBytes: Uint8Array;
  read(file: string): Uint8Array;
}

export const isShell = (manifest: AnyManifest): manifest is ShellManifest => "startup" in manifest;

/** Parses the manifest of an app. Throws Untrusted that names `where` when it does not match the schema, or is that of another app. */
export function parseManifest(app: string, bytes: Uint8Array, where: string): AnyManifest {
  const schema = app === "shell" ? shellManifestSchema : remoteManifestSchema;
  if (bytes.length > LIMITS.manifest)
    throw new Untrusted(`${where} has ${bytes.length} bytes, and at most ${LIMITS.manifest} are allowed.`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), new TextDecoder().decode(bytes));
  if (!parsed.success)
    throw new Untrusted(
      `${where} is not a ${app === "shell" ? "shell" : "remote"} manifest: ${v.summarize(parsed.issues)}`,
    );
  const manifest = parsed.output;
  // A manifest with another name would take the place of that remote.
  if ("name" in manifest && manifest.name !== app) throw new Untrusted(`${where} is the manifest of ${manifest.name}.`);
  return manifest;
}

/**
 * Reads a file of an app's folder. Throws for a link and for a name that leaves the folder: a build could name a file of the
 * machine that ships, and it would be published.
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
      `${name} has no build: ${file} does not exist. Build it: pnpm exec turbo run build. For a remote of another tool, state its paths in ${path.join(appFolder, "paths.json")}.`,
    );
  const read = (one: string) => readInside(appFolder, folder, one);
  const manifestBytes = read(manifestFile(name));
  const manifest = parseManifest(name, manifestBytes, file);
  return {
    name,
    manifest,
    manifestBytes,
    deployed: { version: manifest.version, hash: sha256(manifestBytes) },
    read,
  };
}
