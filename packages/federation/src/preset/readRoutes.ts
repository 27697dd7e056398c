import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type LoaderContext, rspack } from "@rspack/core";
import { type RemoteRoute, toEarlyRequest } from "../routes/defineRoutes.ts";

let isRegistered = false;
/** How often routes were read. Node keeps a module for ever, so each reading imports every source under another address. */
let readings = 0;
const READING = /[?&]reading=\d+$/;

/**
 * Registers a loader for .tsx, because Node strips types only from .ts files. What a module of a reading imports belongs to the
 * same reading, except for installed packages.
 */
function runTsxInNode() {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const [reading] = READING.exec(context.parentURL ?? "") ?? [];
      const isSource = resolved.url.startsWith("file:") && !resolved.url.includes("/node_modules/");
      if (reading === undefined || !isSource || READING.test(resolved.url)) return resolved;
      return { ...resolved, url: resolved.url + reading };
    },
    load(url, context, nextLoad) {
      if (!/\.tsx(?:\?|$)/.test(url)) return nextLoad(url, context);
      const { code } = rspack.experiments.swc.transformSync(readFileSync(fileURLToPath(url), "utf8"), {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
      });
      return { format: "module", source: code, shortCircuit: true };
    },
  });
}

/** A route as the build sees it: its declaration, with early reads as plain data, and the import specifier of its screen. */
export interface BuiltRoute {
  readonly route: RemoteRoute;
  readonly screen: string;
  /** The import specifier of its facts. */
  readonly firstFacts?: string;
}

const specifierOf = (load: () => unknown, where: string) => {
  // The function name may have a suffix: a test runner renames a dynamic import.
  const specifier = /import\w*\(\s*(?:\/\*.*?\*\/\s*)?["'](.+?)["']\s*\)/s.exec(String(load))?.[1];
  if (specifier === undefined) {
    throw new Error(`${where} must be written as () => import("./…"), so that the build can find the files it needs.`);
  }
  return specifier;
};

/** Runs a source file in Node as it is now, with what it imports. Returns its exports. */
export function importSource<Exports>(file: string): Promise<Exports> {
  runTsxInNode();
  readings += 1;
  return import(`${pathToFileURL(file).href}?reading=${readings}`);
}

/** Reads a remote's `src/routes.tsx` as it is now, at build time and without running any screen. */
export async function readRoutes(folder: string): Promise<readonly BuiltRoute[]> {
  const file = path.join(folder, "src/routes.tsx");
  const { routes } = await importSource<{ routes?: readonly RemoteRoute[] }>(file);
  if (!Array.isArray(routes)) throw new Error(`${file} must export \`routes\`, made with defineRoutes([...]).`);
  return routes.map((route: RemoteRoute) => ({
    route: { ...route, ...(route.early && { early: [route.early].flat().map(toEarlyRequest) }) },
    screen: specifierOf(route.file ?? route.screen, `The screen of ${route.path}`),
    ...(route.firstFacts && { firstFacts: specifierOf(route.firstFacts, `\`firstFacts\` of ${route.path}`) }),
  }));
}

/**
 * Reduces `src/routes.tsx` in a production build to what the shell reads from a remote: paths, titles, screens and early
 * requests. First paints and next paths are in `remote.json`, and documents contain them. In a development build it keeps
 * the file, and a changed message does not load the page again because routes read the titles.
 */
export default async function loadRoutes(this: LoaderContext, code: string): Promise<string> {
  if (this.mode === "development")
    return code.includes('"./messages/source.ts"')
      ? `${code}\nimport.meta.webpackHot?.accept("./messages/source.ts");`
      : code;
  const routes = await readRoutes(path.dirname(path.dirname(this.resourcePath)));
  const entries = routes.map(({ route, screen }) => {
    const { path, title, early } = route;
    const load = `() => import(${JSON.stringify(screen)}).then(screenOf)`;
    const reads = early ? `, early: ${JSON.stringify(early)}` : "";
    return `{ path: ${JSON.stringify(path)}, title: ${JSON.stringify(title)}, screen: ${load}${reads} }`;
  });
  return `import { screenOf } from "@lending/federation/routes";
export const routes = [${entries.join(",\n")}];`;
}
