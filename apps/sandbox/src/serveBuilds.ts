import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Body, createBody, QUICK_QUALITY, respond } from "@lending/edge/body";
import { FILE_HEADERS } from "@lending/edge/files";
import { builtFolder } from "@lending/releases/reader/createBuiltReader";
import { contentTypeOf, IMMUTABLE } from "@lending/releases/store/Store";
import type { MiddlewareHandler } from "hono";

const BUILT = /^\/assets\/([a-z][a-z0-9-]*)\/(?:(dev)|\d[^/]*)\/((?:[\w@+~-][\w.@+~-]*\/)*[\w@+~-][\w.@+~-]*)$/;
/** Matches a name with a content hash. The content of such a file never changes. */
const HASHED = /\.[0-9a-f]{8,}\./;

/** Creates a reader of files that compresses each once, and reads a rebuilt file again. */
export function createFileReader(): (file: string) => Body | undefined {
  const known = new Map<string, { readonly stamp: string; readonly body: Body }>();
  return (file) => {
    if (!existsSync(file) || !statSync(file).isFile()) return undefined;
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}-${size}`;
    const found = known.get(file);
    if (found?.stamp === stamp) return found.body;
    const body = createBody(readFileSync(file), QUICK_QUALITY);
    known.set(file, { stamp, body });
    return body;
  };
}

/** Serves the files of the builds of a checkout. The version in an address does not matter: there is one build of each app. */
export function serveBuilds(appsDir: string): MiddlewareHandler {
  const read = createFileReader();
  return async (context, next) => {
    const [, app = "", dev, file = ""] = BUILT.exec(context.req.path) ?? [];
    const body = file === "" ? undefined : read(path.join(appsDir, app, builtFolder(app, dev !== undefined), file));
    if (!body) return next();
    const type = contentTypeOf(file);
    const cacheControl = HASHED.test(file) ? IMMUTABLE : "no-cache";
    const headers = { ...FILE_HEADERS, "content-type": type, "cache-control": cacheControl };
    return respond(context.req.raw, body, { headers });
  };
}
