import path from "node:path";
import type { ServerApp } from "../server/serverTypes.ts";
import { createFileServer } from "../site/serveFile.ts";

const folder = path.join(import.meta.dirname, "..", "assets");

/** Serves /sandbox/assets/<file>: product logos, and the style sheets and script of the sandbox's pages. */
export function mountSandboxAssets(app: ServerApp): void {
  const files = createFileServer();
  const headers = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

  app.get("/sandbox/assets/:file", async (context) => {
    const file = context.req.param("file");
    const served = /^[\w-]+\.(?:svg|css|js)$/.test(file)
      ? await files.serve(context, path.join(folder, file), headers)
      : undefined;
    return served ?? context.text("File not found.", 404, { "cache-control": "no-store" });
  });
  for (const icon of ["/favicon.ico", "/favicon.svg"]) {
    app.get(
      icon,
      async (context) => (await files.serve(context, path.join(folder, "brand.svg"), headers)) ?? context.notFound(),
    );
  }
}
