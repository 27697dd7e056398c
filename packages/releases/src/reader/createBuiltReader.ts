import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { BUILD_ERRORS_FILE, findConflicts } from "@lending/federation/manifest";
import { parseManifest } from "../artefact/Build.ts";
import { manifestFile, sha256 } from "../formats/names.ts";
import type { Release, ReleaseContent } from "../formats/Release.ts";
import type { LiveReader, LiveRelease } from "./createLiveReader.ts";

interface BuiltOptions {
  /** Folder with one folder per app, each with its build in `dist`. */
  readonly appsDir: string;
  readonly environment?: ReleaseContent["environment"] | undefined;
  /** Remotes on a development server: name to the server's origin. The shell is then its development build. */
  readonly development?: Readonly<Record<string, string>>;
  /** Reads only these remotes; by default all. */
  readonly only?: readonly string[] | undefined;
}

/** Returns the folder of an app's build: of the development server, or the one that is shipped. */
export const builtFolder = (name: string, isDevelopment = false): string =>
  isDevelopment ? "dist/dev" : name === "shell" ? "dist/shell" : "dist/remote";

type BuiltApp = ReturnType<typeof readApp>;

/** A development build changes at runtime, so it has no hashes. */
function readApp(name: string, folder: string, isDevelopment: boolean) {
  const file = path.join(folder, manifestFile(name));
  const bytes = readFileSync(file);
  const manifest = parseManifest(name, bytes, file);
  const deployed = { version: manifest.version, hash: sha256(bytes) };
  return { name, folder, deployed, manifest: isDevelopment ? { ...manifest, files: {} } : manifest };
}

/** Returns the builds as a release without a number and a signature. */
function toRelease(apps: readonly BuiltApp[], { environment, development = {} }: BuiltOptions): LiveRelease {
  const conflicts = findConflicts(apps.map(({ name, manifest }) => ({ name, paths: manifest.paths })));
  if (conflicts.length > 0) throw new Error(`${conflicts.join("; ")}.`);
  const find = (name: string) => {
    const found = apps.find((one) => one.name === name);
    if (!found) throw new Error(`${name} has no build.`);
    return found;
  };
  const remotes = apps.filter(({ name }) => name !== "shell");
  const release: Release = {
    ...{ format: 1, number: 0, previous: "", id: "", at: new Date(0).toISOString(), by: "", delivery: "0.0.0" },
    ...{ change: "", known: {}, variants: [], closed: [], keys: [], revoked: [], fallbacks: {}, assets: "/assets/" },
    shell: find("shell").deployed,
    remotes: Object.fromEntries(remotes.map(({ name, deployed }) => [name, deployed])),
    paths: Object.fromEntries(
      apps.flatMap(({ name, manifest }) => Object.keys(manifest.paths).map((one) => [one, name])),
    ),
    environment: environment ?? { stage: "sandbox" },
  };
  const servers = Object.entries(development).map(([name, origin]) => [name, `${origin}/`] as const);
  return {
    ...{ release, hash: "", storeId: "", trust: new Map(), keys: new Set() },
    ...(servers.length > 0 && { bases: { ...Object.fromEntries(servers), shell: "/assets/shell/dev/" } }),
    manifest: (app) => find(app).manifest,
    file(app, _, name) {
      const file = path.join(find(app).folder, name);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
  };
}

/** Creates a reader of the newest builds of a checkout as the live release, for development. It reads them again after a build. */
export function createBuiltReader(options: BuiltOptions): LiveReader {
  const { appsDir, development = {}, only } = options;
  const inDevelopment = Object.keys(development).length > 0;
  let stamp = "";
  let release: LiveRelease | undefined;
  let problem: ReturnType<NonNullable<LiveReader["problem"]>>;

  function findApps() {
    const names = readdirSync(appsDir).filter((name) => name === "shell" || (only?.includes(name) ?? true));
    return names.sort().flatMap((name) => {
      const isDevelopment = name === "shell" ? inDevelopment : development[name] !== undefined;
      const folder = path.join(appsDir, name, builtFolder(name, isDevelopment));
      return existsSync(path.join(folder, manifestFile(name))) ? [{ name, folder, isDevelopment }] : [];
    });
  }

  /** Returns the errors of a development server that has no good build yet. After a later error it keeps the last good build. */
  function findBuildErrors() {
    for (const name of Object.keys(development)) {
      const folder = path.join(appsDir, name, builtFolder(name, true));
      const file = path.join(folder, BUILD_ERRORS_FILE);
      if (existsSync(file) && !existsSync(path.join(folder, manifestFile(name))))
        return { title: `The build of ${name} has errors`, text: readFileSync(file, "utf8") };
    }
    return undefined;
  }

  function read(): LiveRelease | undefined {
    const found = findApps();
    const hasShell = found.some(({ name }) => name === "shell");
    const text = `No shell was found in ${appsDir}. Build it: pnpm exec turbo run build`;
    problem = findBuildErrors() ?? (hasShell ? undefined : { title: "Not built yet", text });
    if (problem) return undefined;
    const now = found.map(({ name, folder }) => `${folder} ${statSync(path.join(folder, manifestFile(name))).mtimeMs}`);
    if (release && stamp === now.join()) return release;
    const apps = found.map(({ name, folder, isDevelopment }) => readApp(name, folder, isDevelopment));
    release = toRelease(apps, options);
    // Only now: builds that cannot be read are read again with the next request.
    stamp = now.join();
    return release;
  }

  return {
    problem: () => problem,
    current() {
      try {
        return read();
      } catch (fault) {
        problem = { title: "The builds do not fit together", text: (fault as Error).message };
        return undefined;
      }
    },
    refresh: async () => undefined,
    staleSeconds: () => 0,
    headAt: () => undefined,
  };
}
