import { serveStatic } from "@hono/node-server/serve-static";
import { FEDERATION_MANIFEST } from "@lending/releases/artefact/readArtefact";
import { folderOf } from "@lending/releases/formats/names";
import type { LiveRelease } from "@lending/releases/reader/createLiveReader";
import { IMMUTABLE } from "@lending/releases/store/Store";
import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import { NO_STORE, originOf } from "./headers.ts";

/** Headers of files, which any origin may load. */
export const FILE_HEADERS = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  // A page or picture with scripts that someone adds to the bucket must not run them on the site's origin.
  "content-security-policy": "sandbox",
  "x-content-type-options": "nosniff",
} as const;

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
  const remote = Object.hasOwn(remotes, app) ? remotes[app] : undefined;
  const deployed = app === "shell" ? shell : remote;
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
