import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { smallMinimizer } from "./baseConfig.ts";
import { type App, compile, startupConfig } from "./compile.ts";
import { shortHashOf } from "./integrity.ts";
import type { BuiltRoute } from "./readRoutes.ts";

/** What the shell adds to older browsers (start/polyfills.ts). These scripts run before it. */
const POLYFILLED = /\bObject\.hasOwn\b|\.replaceAll\(|\.at\(/;

/** The source of the script of one path. `loadFirstFacts` of the start-up script reads the slot. */
const entryOf = (file: string) =>
  `import { firstFacts } from ${JSON.stringify(file)};\nself[Symbol.for("lending.firstFacts")] = firstFacts;`;

/**
 * Compiles the facts of each route to one script, which is a classic script in a document and a module in another one. Writes them
 * into the folder `output`, and returns the name of the file of each path.
 */
export async function buildFirstFacts(
  { folder, name }: App,
  routes: readonly BuiltRoute[],
  output: string,
): Promise<Readonly<Record<string, string>>> {
  const entries = routes.flatMap(({ route, firstFacts }) =>
    firstFacts === undefined
      ? []
      : [
          {
            route: route.path,
            name: `facts${route.path.replaceAll("/", ".")}`,
            file: path.join(folder, "src", firstFacts),
          },
        ],
  );
  if (entries.length === 0) return {};
  const source = (file: string) => `data:text/javascript,${encodeURIComponent(entryOf(file))}`;
  const configuration = {
    ...startupConfig,
    name: `${name} facts`,
    context: folder,
    entry: Object.fromEntries(entries.map(({ name, file }) => [name, source(file)])),
    output: { filename: "[name].js", iife: true },
    optimization: { minimizer: [smallMinimizer()] },
  };
  return compile(configuration, async (built) => {
    const files = entries.map(async ({ name, route }) => {
      const script = (await readFile(path.join(built, `${name}.js`), "utf8")).trim();
      const missing = POLYFILLED.exec(script);
      if (missing) throw new Error(`The facts of ${route} use ${missing[0]}, which Chromium 83 lacks.`);
      const hashed = `${name}.${shortHashOf(script)}.js`;
      await writeFile(path.join(output, hashed), script);
      return [route, hashed] as const;
    });
    return Object.fromEntries(await Promise.all(files));
  });
}
