import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { type RemoteManifest, remoteManifestSchema, sitePathSchema, titleSchema } from "../manifest/index.ts";
import { buildStockContainer } from "../preset/compile.ts";
import { shortHashOf, writeIntegrityManifest } from "../preset/integrity.ts";
import { importsOf, readHostContract, readPackage } from "../preset/sharedModules.ts";

/** Begins the name of the entry that the publication adds to a build of another tool. */
const ENTRY = "stockRemote.";

/** Returns whether a remote was built by another tool. */
export const isStockRemote = ({ entry }: { readonly entry: string }) => entry.startsWith(ENTRY);

/** The file that states the paths of a remote that another tool builds. */
export const PATHS_FILE = "paths.json";

/** None: the document shows that of the shell. */
const firstPaint = { html: "", css: "" };

/** A title in one text for all languages, or one for each. */
const title = v.union([
  v.pipe(
    v.string(),
    v.maxLength(80),
    v.transform((text) => ({ source: text, "en-PH": text, "fil-PH": text, "zh-CN": text })),
  ),
  titleSchema,
]);
const pathsSchema = v.record(sitePathSchema, v.strictObject({ title, verbs: v.optional(v.array(v.string())) }));

const assets = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });
const files = v.object({ js: assets, css: assets });
const stockManifestSchema = v.object({
  metaData: v.object({
    remoteEntry: v.object({
      name: v.string(),
      path: v.string(),
      type: v.literal("module", 'the remote entry is a script: set library: { type: "module" } and output.module'),
    }),
    publicPath: v.picklist(
      ["auto", "", "./"],
      'the files have a fixed address: set base: "./" (Vite), output.assetPrefix: "auto" (Rsbuild) or output.publicPath: "auto"',
    ),
  }),
  exposes: v.array(v.object({ path: v.string(), assets: files })),
  shared: v.array(v.object({ name: v.string(), assets: files })),
});
/** The parts of `mf-manifest.json` that the publication reads. */
type StockManifest = v.InferOutput<typeof stockManifestSchema>;

async function readJson<Schema extends v.GenericSchema>(file: string, schema: Schema, missing: string) {
  if (!existsSync(file)) throw new Error(`${file} does not exist. ${missing}`);
  const parsed = v.safeParse(schema, JSON.parse(await readFile(file, "utf8")));
  if (!parsed.success) throw new Error(`${file}: ${v.summarize(parsed.issues)}`);
  return parsed.output;
}

/** Libraries of the page. A copy of them in the build of another tool never loads, so it is not published. */
const PAGE_LIBRARIES = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

const isScript = (file: string) => /\.m?js$/.test(file);
/** What no browser requests: pages, types, maps and the reports of tools. */
const isUnused = (file: string) => /^remote\/|(^|\/)\.|\.(map|html|zip|d\.ts)$|^mf-stats\.json$|^@mf-types/.test(file);

/** Returns the relative files that a script names in imports, dynamic ones included. */
const readImports = (dist: string, file: string): readonly string[] =>
  importsOf(path.join(dist, file)).flatMap(({ specifier }) =>
    specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : [],
  );

/**
 * Returns the files of a build that its remote entry and one exposed module need. Scripts are in the order in which they have
 * to be requested: each after those that it imports, because a browser checks a hash only in the first request of a module.
 */
async function findStockFiles(dist: string, { metaData, exposes, shared }: StockManifest, exposed: string) {
  const all = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((item) => item.isFile())
    .map((item) => path.relative(dist, path.join(item.parentPath, item.name)).replaceAll(path.sep, "/"))
    .filter((file) => !isUnused(file))
    .sort();
  const entry = path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name);
  if (!all.includes(entry)) throw new Error(`${path.join(dist, entry)} does not exist. Build again.`);
  const walk = (files: readonly string[], seen: Set<string>, scripts: string[] = []) => {
    for (const file of files) {
      if (seen.has(file) || !all.includes(file) || !isScript(file)) continue;
      seen.add(file);
      walk(readImports(dist, file), seen, scripts);
      scripts.push(file);
    }
    return scripts;
  };
  const copies = shared
    .filter(({ name }) => PAGE_LIBRARIES.includes(name))
    .flatMap(({ assets: { js } }) => [...js.sync, ...js.async]);
  const copied = new Set<string>();
  walk(copies, copied);
  const { js } = exposes.find((expose) => expose.path === exposed)?.assets ?? { js: { sync: [], async: [] } };
  const seen = new Set(copies);
  const needed = walk([...js.sync, entry], seen);
  // Rspack and webpack compute the names of their chunks, so only the manifest lists them.
  const later = walk(
    js.async.filter((file) => !copied.has(file)),
    seen,
  );
  return {
    entry,
    scripts: [...later, ...needed],
    styles: all.filter((file) => file.endsWith(".css")),
    others: all.filter((file) => !isScript(file) && !file.endsWith(".css")),
  };
}

/**
 * Makes a remote out of the build of another tool: copies the files that its exposed module needs from `dist` to
 * `dist/remote`, and adds an entry for our shell, the integrity manifest and `remote.json`, as a build of ours has them.
 * Throws when the shell could not run the build.
 */
export async function publishStockRemote({ folder, name }: { readonly folder: string; readonly name: string }) {
  const dist = path.join(folder, "dist");
  const output = path.join(dist, "remote");
  const stated = await readJson(path.join(folder, PATHS_FILE), pathsSchema, "");
  const manifestFile = path.join(dist, "mf-manifest.json");
  const stock = await readJson(manifestFile, stockManifestSchema, "Set manifest: true in the options of the plugin.");
  const exposed = (["./routes", "./mount"] as const).find((one) => stock.exposes.some((expose) => expose.path === one));
  if (!exposed) throw new Error(`${manifestFile}: the build exposes neither ./routes nor ./mount.`);
  const { entry, scripts, styles, others } = await findStockFiles(dist, stock, exposed);
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  for (const file of [...scripts, ...styles, ...others]) await cp(path.join(dist, file), path.join(output, file));
  const paths = Object.entries(stated);
  const facts = {
    entry,
    exposed,
    files: [...scripts.filter((file) => file !== entry), ...styles],
    titles: Object.fromEntries(paths.map(([pathname, details]) => [pathname, details.title])),
  };
  const container = `const STOCK_REMOTE=${JSON.stringify(facts)};${await buildStockContainer()}`;
  const ownEntry = `${ENTRY}${shortHashOf(container)}.js`;
  await writeFile(path.join(output, ownEntry), container);
  const ownPackage = readPackage(folder);
  const [major] = readHostContract().version.split(".");
  const manifest: RemoteManifest = v.parse(remoteManifestSchema, {
    name,
    package: ownPackage.name,
    version: ownPackage.version,
    entry: ownEntry,
    paths: Object.fromEntries(
      paths.map(([pathname, details]) => [
        pathname,
        { ...details, screen: pathname.slice(1), firstPaint, scripts, styles, soon: [], locales: {}, early: [] },
      ]),
    ),
    host: `^${major}.0.0`,
    contract: {},
    files: await writeIntegrityManifest(output, "remote.json"),
  });
  await writeFile(path.join(output, "remote.json"), JSON.stringify(manifest));
}
