import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rspack } from "@rspack/core";
import type { PublicPage, RemoteRoute } from "../routes/defineRoutes.ts";

let isRegistered = false;

/** Registers a loader for .tsx, because Node strips types only from .ts files. */
function runTsxInNode() {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.endsWith(".tsx")) return nextLoad(url, context);
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

/** A route as the build sees it: its declaration and the import specifier of its screen. */
export interface BuiltRoute {
  readonly route: RemoteRoute;
  readonly screen: string;
  /** Only for a public path. */
  readonly page?: PublicPage;
}

const specifierOf = (load: () => unknown, where: string) => {
  // The function name may have a suffix: a test runner renames a dynamic import.
  const specifier = /import\w*\(\s*(?:\/\*.*?\*\/\s*)?["'](.+?)["']\s*\)/s.exec(String(load))?.[1];
  if (specifier === undefined) {
    throw new Error(`${where} must be written as () => import("./…"), so that the build can find the files it needs.`);
  }
  return specifier;
};

async function readPages(folder: string): Promise<Readonly<Record<string, PublicPage>>> {
  const address = pathToFileURL(path.join(folder, "src/publicPages.ts")).href;
  return ((await import(address)) as { publicPages: Record<string, PublicPage> }).publicPages;
}

/** Reads a remote's `src/routes.tsx` at build time without running any screen. */
export async function readRoutes(folder: string): Promise<readonly BuiltRoute[]> {
  runTsxInNode();
  const address = pathToFileURL(path.join(folder, "src/routes.tsx")).href;
  const { routes } = (await import(address)) as { routes?: readonly RemoteRoute[] };
  if (!Array.isArray(routes)) throw new Error(`${address} must export \`routes\`, made with defineRoutes([...]).`);
  const pages = routes.some((route) => route.public) ? await readPages(folder) : {};
  return routes.map((route: RemoteRoute) => {
    const page = pages[route.path];
    if (route.public && !page) throw new Error(`src/publicPages.ts must describe ${route.path}, which is public.`);
    return {
      route,
      screen: specifierOf(route.file ?? route.screen, `The screen of ${route.path}`),
      ...(route.public && page && { page }),
    };
  });
}
