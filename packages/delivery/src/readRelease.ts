import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type Registry,
  type RemoteManifest,
  remoteManifestSchema,
  type ShellManifest,
  shellManifestSchema,
} from "@lending/federation/manifest";
import * as v from "valibot";

/** A shell, and every remote that was built beside it. */
export interface Release {
  readonly shell: ShellManifest;
  readonly registry: Registry;
}

interface ReadOptions {
  /** Folder that holds one folder an app. */
  readonly apps: string;
}

/** Where a build stands inside its app's folder. */
const SHELL_MANIFEST = "dist/shell/shell.json";
const REMOTE_MANIFEST = "dist/remote/remote.json";

const remoteFiles = (apps: string) =>
  readdirSync(apps)
    .sort()
    .map((app) => ({ app, file: path.join(apps, app, REMOTE_MANIFEST) }))
    .filter(({ file }) => existsSync(file));

/** The manifests that a release is read from: the shell's first. Empty where no shell has been built. */
export function releaseFiles({ apps }: ReadOptions): readonly string[] {
  const shell = path.join(apps, "shell", SHELL_MANIFEST);
  return existsSync(shell) ? [shell, ...remoteFiles(apps).map(({ file }) => file)] : [];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

function integrityOfPaths(manifest: Pick<RemoteManifest, "entry" | "paths" | "files">) {
  const wanted = new Set([manifest.entry]);
  for (const path of Object.values(manifest.paths)) {
    for (const file of [...path.scripts, ...path.styles, ...path.soon, ...Object.values(path.locales).flat()]) wanted.add(file);
  }
  return Object.fromEntries(
    [...wanted].flatMap((file) => {
      const hash = manifest.files[file];
      return hash === undefined ? [] : [[file, hash] as const];
    }),
  );
}

/**
 * Reads the newest build of the shell and of every remote from a checkout's apps folder, and makes the registry that
 * the document carries. An app without a build is left out; a manifest that does not parse is an error with its file.
 */
export function readRelease({ apps }: ReadOptions): Release {
  const shell = v.parse(shellManifestSchema, readJson(path.join(apps, "shell", SHELL_MANIFEST)));
  const remotes = remoteFiles(apps).map(({ app, file }) => {
      const parsed = v.safeParse(remoteManifestSchema, readJson(file));
      if (!parsed.success) throw new Error(`${file} is no remote manifest: ${v.summarize(parsed.issues)}`);
      const manifest = parsed.output;
      return {
        name: manifest.name,
        version: manifest.version,
        base: `/assets/${app}/`,
        entry: manifest.entry,
        paths: manifest.paths,
        integrity: integrityOfPaths(manifest),
      };
    });
  return {
    shell,
    registry: {
      shell: {
        name: "shell",
        version: shell.version,
        base: "/assets/shell/",
        entry: shell.entry,
        paths: shell.paths,
        integrity: integrityOfPaths({ ...shell, paths: { ...shell.paths, "": emptyPath([...shell.scripts, ...shell.styles]) } }),
      },
      remotes,
    },
  };
}

const emptyPath = (scripts: string[]): RemoteManifest["paths"][string] => ({
  title: { source: "", "en-PH": "", "fil-PH": "", "zh-CN": "" },
  skeleton: "blank",
  scripts,
  styles: [],
  soon: [],
  locales: {},
});
