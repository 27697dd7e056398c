import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { builtFolder, contentTypeOf, FEDERATION_MANIFEST, folderOf, type LiveRelease } from "@lending/releases";
import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import { type Body, createBody, QUICK_QUALITY, respond } from "./body.ts";
import { FILE_HEADERS, NO_STORE, originOf } from "./headers.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** `/assets/<app>/<version>-<hash>/<file>`: nothing else of a store is served. */
const STORED = /^\/assets\/[a-z][a-z0-9-]*\/\d[\w.-]*-[0-9a-f]{12}\/[\w.-]+(?:\/[\w.-]+)*$/;

/** Serves the files of a store in a folder, compressed as they are stored. A bucket's files come from a CDN or nginx instead. */
export function serveStore(folder: string): MiddlewareHandler {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (context, next) => {
    if (!STORED.test(context.req.path)) return next();
    const response = await serve(context, next);
    if (!(response instanceof Response)) return;
    for (const [name, value] of Object.entries({ ...FILE_HEADERS, "cache-control": IMMUTABLE }))
      response.headers.set(name, value);
    return response;
  };
}

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

const manifestSchema = v.looseObject({ metaData: v.looseObject({ publicPath: v.optional(v.string()) }) });

/**
 * Responds with the federation manifest of a remote's live version, with which pages of other tools load it: uncached, because it
 * follows releases and rollbacks. A closed remote gets 503. Undefined for an app without a manifest.
 */
export function respondManifest(
  release: LiveRelease,
  app: string,
  request: Request,
  siteOrigin: string,
): Response | undefined {
  const { remotes, shell, assets } = release.release;
  const deployed = app === "shell" ? shell : remotes[app];
  const file = deployed && release.file(app, deployed, FEDERATION_MANIFEST);
  if (!deployed || !file) return undefined;
  const headers = { ...FILE_HEADERS, ...NO_STORE, "content-type": "application/json; charset=utf-8" };
  if (release.release.closed.some(({ target }) => target === app))
    return Response.json({ message: `${app} is closed for now.` }, { status: 503, headers });
  const manifest = v.parse(manifestSchema, JSON.parse(new TextDecoder().decode(file)));
  const base = release.bases?.[app] ?? `${assets}${folderOf(app, deployed)}/`;
  const publicPath = new URL(base, siteOrigin || originOf(request)).href;
  return Response.json({ ...manifest, metaData: { ...manifest.metaData, publicPath } }, { headers });
}
