import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync } from "oxc-parser";
import type { StockManifest } from "./publishStockRemote.ts";

/** Libraries of the page. A copy of them in the build of another tool never loads, so it is not published. */
const PAGE_LIBRARIES = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

const isScript = (file: string) => /\.m?js$/.test(file);
/** What no browser requests: pages, types, maps and the reports of tools. */
const isUnused = (file: string) => /^remote\/|(^|\/)\.|\.(map|html|zip|d\.ts)$|^mf-stats\.json$|^@mf-types/.test(file);

/** Returns the relative files that a script names in imports, dynamic ones included. */
async function readImports(dist: string, file: string): Promise<readonly string[]> {
  const text = await readFile(path.join(dist, file), "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text, { lang: "js" }).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end).replace(/^["'`]|["'`]$/g, "")),
  ];
  return specifiers.flatMap((one) => (one?.startsWith(".") ? [path.posix.join(path.posix.dirname(file), one)] : []));
}

/**
 * Returns the files of a build that its remote entry and one exposed module need. Scripts are in the order in which they have
 * to be requested: each after those that it imports, because a browser checks a hash only in the first request of a module.
 */
export async function findStockFiles(dist: string, { metaData, exposes, shared }: StockManifest, exposed: string) {
  const all = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((item) => item.isFile())
    .map((item) => path.relative(dist, path.join(item.parentPath, item.name)).replaceAll(path.sep, "/"))
    .filter((file) => !isUnused(file))
    .sort();
  const entry = path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name);
  if (!all.includes(entry)) throw new Error(`${path.join(dist, entry)} does not exist. Build again.`);
  const walk = async (files: readonly string[], seen: Set<string>, scripts: string[] = []) => {
    for (const file of files) {
      if (seen.has(file) || !all.includes(file) || !isScript(file)) continue;
      seen.add(file);
      await walk(await readImports(dist, file), seen, scripts);
      scripts.push(file);
    }
    return scripts;
  };
  const copies = shared
    .filter(({ name }) => PAGE_LIBRARIES.includes(name))
    .flatMap(({ assets: { js } }) => [...js.sync, ...js.async]);
  const copied = new Set<string>();
  await walk(copies, copied);
  const { js } = exposes.find((expose) => expose.path === exposed)?.assets ?? { js: { sync: [], async: [] } };
  const seen = new Set(copies);
  const needed = await walk([...js.sync, entry], seen);
  // Rspack and webpack compute the names of their chunks, so only the manifest lists them.
  const later = await walk(
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
