import type { Lender } from "../lender/createLender.ts";
import type { ServerApp } from "../server/serverTypes.ts";

/**
 * Serves /sandbox/uploads/<name>: a borrower's picture with its detected media type. Its random name is the only
 * protection.
 */
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
