import path from "node:path";
import type { LoaderContext } from "@rspack/core";
import { readRoutes } from "./readRoutes.ts";

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
