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
  /** Folder inside an app where a production build stands, by what it is. */
  readonly builds?: { readonly shell: string; readonly remote: string };
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
export function readRelease({ apps, builds = { shell: "dist/shell", remote: "dist/remote" } }: ReadOptions): Release {
  const shellFile = path.join(apps, "shell", builds.shell, "shell.json");
  const shell = v.parse(shellManifestSchema, readJson(shellFile));
  const remotes = readdirSync(apps)
    .sort()
    .map((app) => ({ app, file: path.join(apps, app, builds.remote, "remote.json") }))
    .filter(({ file }) => existsSync(file))
    .map(({ app, file }) => {
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
