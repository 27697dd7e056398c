import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { type Body, chooseEncoding, createBody } from "@lending/edge/body";
import { contentTypeOf, isText } from "@lending/releases/store/Store";
import { serve } from "@lending/releases/testing";
import type { ContenderBuild } from "../contenders/Contender.ts";
import { documentName } from "../contenders/Contender.ts";
import { entryPaths } from "../plan.ts";

const isHashed = (pathname: string) => /[.-][0-9A-Za-z_-]{8,}\.(js|css|svg)$/.test(pathname);

/** Reads the files of a build by their names in it. Compresses them before a browser requests one, as a deployment does. */
async function readFiles(folder: string): Promise<ReadonlyMap<string, Body>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name));
    return entry.isFile() && /^(?:documents|assets)\//.test(name) ? [name] : [];
  });
  const bodies = files.map(async (name) => {
    const body = createBody(readFileSync(path.join(folder, name)));
    await Promise.all([body.read("br"), body.read("gzip")]);
    return [name, body] as const;
  });
  return new Map(await Promise.all(bodies));
}

interface Options {
  /** Origin of the sandbox, which serves the API and the pictures of all contenders. */
  readonly api: string;
  /** Origin of a server that renders the documents, in place of files. */
  readonly renderer?: string | undefined;
}

/** Serves a contender's files as a bucket does, and forwards everything else. */
export async function serveFiles({ folder, headers }: ContenderBuild, { api, renderer }: Options) {
  const paths = new Set(entryPaths.map((entry) => entry.path));
  const files = await readFiles(folder);
  return serve(async (incoming, response) => {
    const { pathname } = new URL(incoming.url ?? "/", "http://localhost");
    const isDocument = paths.has(pathname);
    const own = isDocument ? `documents/${documentName(pathname)}.html` : pathname.slice(1);
    const file = files.get(own) ?? (isDocument ? files.get("documents/index.html") : undefined);
    if ((isDocument && renderer) || !file) {
      const target = new URL(incoming.url ?? "/", isDocument && renderer ? renderer : api);
      const forwarded = request(target, { method: incoming.method, headers: incoming.headers }, (result) => {
        response.writeHead(result.statusCode ?? 502, result.headers);
        result.pipe(response);
      }).on("error", () => response.destroy());
      incoming.pipe(forwarded);
      return;
    }
    const accepted = isDocument || isText(pathname) ? incoming.headers["accept-encoding"]?.toString() : undefined;
    const { bytes, encoding } = await file.read(chooseEncoding(accepted));
    response.writeHead(200, {
      ...(isDocument && headers[pathname]),
      "content-type": isDocument ? "text/html; charset=utf-8" : contentTypeOf(pathname),
      "content-length": bytes.length,
      "cache-control": isHashed(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
      "access-control-allow-origin": "*",
      vary: "accept-encoding",
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    });
    response.end(bytes);
  });
}
