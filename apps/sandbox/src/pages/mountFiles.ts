import path from "node:path";
import { fileURLToPath } from "node:url";
import { respond } from "@lending/edge/body";
import { createFileReader } from "@lending/edge/builds";
import type { Lender } from "../lender/createLender.ts";
import type { ServerApp, ServerContext } from "../server/serverTypes.ts";

const folder = path.join(import.meta.dirname, "..", "assets");
const brandSheets = path.dirname(fileURLToPath(import.meta.resolve("@lending/ui/tokens.css")));

const folderOf = (name: string) => (/^(?:tokens|base)\.css$/.test(name) ? brandSheets : folder);

/** Serves /sandbox/assets/<file>: product logos, and the style sheets and script of the sandbox's pages. */
export function mountSandboxAssets(app: ServerApp): void {
  const read = createFileReader();

  function serve(context: ServerContext, name: string): Promise<Response> | Response {
    const asset = /^[\w-]+\.(?:svg|css|js)$/.test(name) ? read(path.join(folderOf(name), name)) : undefined;
    if (!asset) return context.text("File not found.", 404, { "cache-control": "no-store" });
    const headers = {
      "content-type": asset.type,
      "cache-control": "no-cache",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    };
    return respond(context.req.raw, asset.body, { headers });
  }

  app.get("/sandbox/assets/:file", (context) => serve(context, context.req.param("file")));
  for (const icon of ["/favicon.ico", "/favicon.svg"]) app.get(icon, (context) => serve(context, "brand.svg"));
}

/** Serves /sandbox/uploads/<name>, a borrower's picture. Its random name is the only protection. */
export function mountUploads(app: ServerApp, lender: Lender): void {
  app.get("/sandbox/uploads/:name", (context) => {
    const upload = lender.uploads.read(context.req.param("name"));
    if (upload === undefined) return context.text("Picture not found.", 404, { "cache-control": "no-store" });
    return context.body(upload.bytes, 200, {
      "content-type": upload.mediaType,
      "cache-control": "private, max-age=86400",
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
  });
}
