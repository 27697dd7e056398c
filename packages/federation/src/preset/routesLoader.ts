import type { LoaderContext } from "@rspack/core";
import { readRoutes } from "./readRoutes.ts";

/**
 * Reduces `src/routes.tsx` in a production build to what the shell reads from a remote: paths, titles, screens and early
 * requests. First paints and next paths are in `remote.json`, and documents contain them.
 */
export default async function loadRoutes(this: LoaderContext): Promise<string> {
  const routes = await readRoutes(this.rootContext);
  const entries = routes.map(({ route, screen }) => {
    const early = route.early ? `, early: ${JSON.stringify(route.early)}` : "";
    const { path, title } = route;
    return `{ path: ${JSON.stringify(path)}, title: ${JSON.stringify(title)}, screen: () => import(${JSON.stringify(screen)})${early} }`;
  });
  return `import { defineRoutes } from "@lending/federation/routes";
export const routes = defineRoutes([${entries.join(",\n")}]);`;
}
