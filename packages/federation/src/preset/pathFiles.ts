import path from "node:path";
import { signatures } from "@lending/bridge/native-commands";
import type { Stats } from "@rspack/core";
import { FIRST_PAINTS_FILE, type FirstPaint, type RemotePath } from "../manifest/index.ts";
import { toEarlyRequest } from "../routes/defineRoutes.ts";
import type { BuiltRoute } from "./readRoutes.ts";

/** A chunk of the build. */
export interface BuiltChunk {
  readonly id: string;
  readonly files: readonly string[];
  readonly siblings: readonly string[];
  readonly children: readonly string[];
  readonly origins: readonly { readonly request: string; readonly module: string }[];
}

/** The names of the chunks of `./routes` and `./mount`. Everything that `./mount` needs is in its one file. */
export const EXPOSED = { routes: "__federation_expose_routes", mount: "__federation_expose_mount" } as const;

/** Returns whether a file is the one of an exposed module. No path of our shell loads that of `./mount`. */
export const isExposed = (name: keyof typeof EXPOSED, file: string) => file.startsWith(`${EXPOSED[name]}.`);

/** Returns the chunks of a build, without `./mount` and without those that contain only shared modules. */
function readChunks(stats: Stats): readonly BuiltChunk[] {
  const { chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkRelations: true,
    chunkOrigins: true,
    ids: true,
  } as never);
  const own = chunks.filter(({ files = [] }) => files.length > 0 && !files.some((file) => isExposed("mount", file)));
  return own.map((chunk) => ({
    id: String(chunk.id),
    files: chunk.files ?? [],
    siblings: (chunk.siblings ?? []).map(String),
    children: (chunk.children ?? []).map(String),
    origins: (chunk.origins ?? []).map((origin) => ({
      request: String(origin.request ?? ""),
      module: String(origin.moduleName ?? origin.module ?? ""),
    })),
  }));
}

const localeFile = /\/(en-PH|fil-PH|zh-CN)\.ts(\?|$)/;

/**
 * Returns the files that each route of a finished build needs, so that a document can request exactly those in
 * parallel, with its first paint and the script of its facts. `isAlways` selects the chunks that every path needs before its screen.
 */
export function pathFiles(
  stats: Stats,
  routes: readonly BuiltRoute[],
  {
    firstPaints,
    facts,
  }: { readonly firstPaints: Readonly<Record<string, FirstPaint>>; readonly facts: Readonly<Record<string, string>> },
  isAlways: (chunk: BuiltChunk) => boolean,
) {
  const chunks = readChunks(stats);
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const withSiblings = (chunk: BuiltChunk) =>
    [chunk, ...chunk.siblings.map((id) => byId.get(id))].filter((one) => one !== undefined);
  const opened = (specifier: string) => {
    const fromRoutes = (origin: BuiltChunk["origins"][number]) =>
      origin.request === specifier && /routes\.tsx$/.test(origin.module);
    return chunks.filter((chunk) => chunk.origins.some(fromRoutes));
  };
  // A shared chunk lists the siblings and children of all its screens, so only chunks with a single origin identify the
  // children of a screen.
  const children = (own: readonly BuiltChunk[], specifier: string) => {
    const alone = own.filter(({ origins }) => origins.every((origin) => origin.request === specifier));
    const openers = alone.length > 0 ? alone : own;
    return chunks.filter((chunk) => openers.some((one) => one.children.includes(chunk.id)));
  };
  const files = (some: readonly BuiltChunk[], ending: string) => [
    ...new Set(some.flatMap((chunk) => chunk.files).filter((file) => file.endsWith(ending))),
  ];

  const always = chunks.filter((chunk) => isAlways(chunk)).flatMap(withSiblings);
  const openedAlways = chunks.filter((chunk) => always.some((one) => one.children.includes(chunk.id)));
  const paths: Record<string, RemotePath> = {};
  for (const { route, screen } of routes) {
    const firstPaint = firstPaints[route.redirect ?? route.path];
    if (!firstPaint) throw new Error(`src/firstPaints.tsx has none for ${route.path}.`);
    const own = opened(screen);
    if (own.length === 0 && always.length === 0) throw new Error(`No file was built for ${route.path} (${screen}).`);
    const now = [...always, ...own];
    const openedLater = children(own, screen);
    const later = openedLater.filter((chunk) => !chunk.origins.some((origin) => localeFile.test(origin.request)));
    const locales: Record<string, string[]> = {};
    for (const chunk of new Set([...openedAlways, ...openedLater])) {
      const locale = chunk.origins.map((origin) => localeFile.exec(origin.request)?.[1]).find(Boolean);
      if (locale) locales[locale] = [...(locales[locale] ?? []), ...files(withSiblings(chunk), ".js")];
    }
    const scripts = files(now, ".js");
    const styles = files(now, ".css");
    paths[route.path] = {
      title: route.title,
      ...(route.redirect !== undefined && { redirect: route.redirect }),
      screen: path.basename(screen, path.extname(screen)),
      firstPaint: structuredClone(firstPaint),
      ...(facts[route.path] !== undefined && { facts: facts[route.path] }),
      scripts,
      styles,
      soon: [...files(later, ".js"), ...files(later, ".css"), FIRST_PAINTS_FILE].filter(
        (file) => !scripts.includes(file),
      ),
      locales,
      ...(route.public && { public: { ...route.public } }),
      early: [route.early ?? []].flat().map(toEarlyRequest),
      ...(route.nextPaths && { nextPaths: [...route.nextPaths] }),
    };
  }
  return paths;
}

/** Returns the scripts and styles that the entry loads later, without screens and messages. */
export function laterFiles(stats: Stats): string[] {
  const isLater = ({ request, module }: BuiltChunk["origins"][number]) =>
    module !== "" && !/routes\.tsx$/.test(module) && !localeFile.test(request);
  return readChunks(stats)
    .filter(({ origins }) => origins.length > 0 && origins.every(isLater))
    .flatMap(({ files }) => files)
    .filter((file) => /\.(js|css)$/.test(file));
}

/** Returns the source files of all modules in the chunks of a build, except those of `./mount` alone. */
export function bundledModules({ compilation }: Stats): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (module: unknown) => {
    const { resource, modules = [] } = module as { readonly resource?: string; readonly modules?: Iterable<unknown> };
    if (resource?.startsWith("/")) files.add(resource);
    for (const inner of modules) add(inner);
  };
  for (const module of compilation.modules) {
    const chunks = compilation.chunkGraph.getModuleChunks(module);
    if (chunks.some(({ name }) => name !== EXPOSED.mount)) add(module);
  }
  return files;
}

const members = Object.keys(signatures).join("|");
/**
 * A member of the native port: `native.callPhone(…)`, or a pattern such as `{ callPhone } = native` and
 * `({ native: { callPhone } }) => …`. Minifiers keep such names.
 */
const USE = new RegExp(
  String.raw`\.(${members})\b|\["(${members})"\]|[{,](${members})(?=[,:}][^{}();]*\}+\)?(?:=|\{))`,
  "g",
);

/** Returns the verbs of the native bridge that a built script uses, in alphabetical order. */
export function findVerbs(script: string): readonly string[] {
  return [
    ...new Set(Array.from(script.matchAll(USE), ([, called, named, taken]) => (called ?? named ?? taken) as string)),
  ].sort();
}

/**
 * Adds to each path the verbs of its files, dialogs included, and the fallbacks that its route declares. A script that no
 * path lists (opened by a dialog) counts for every path. `scripts` has the text of each script of the remote.
 */
export function collectVerbs(
  paths: Readonly<Record<string, RemotePath>>,
  routes: readonly BuiltRoute[],
  scripts: ReadonlyMap<string, string>,
): void {
  const verbsOf = (file: string) => findVerbs(scripts.get(file) ?? "");
  const filesOf = ({ scripts: first, soon }: RemotePath) => [...first, ...soon];
  const listed = new Set(Object.values(paths).flatMap(filesOf));
  const unlisted = [...scripts.keys()].filter((file) => !listed.has(file));
  for (const { route } of routes) {
    const own = paths[route.path];
    if (!own) continue;
    const found = [...filesOf(own), ...unlisted].flatMap(verbsOf);
    if (found.length > 0) own.verbs = [...new Set(found)].sort();
    if (route.withoutVerb) own.withoutVerb = { ...route.withoutVerb };
  }
}
