import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { serve } from "@lending/releases/testing";
import type { ContenderBuild } from "../contenders/Contender.ts";
import { documentName } from "../contenders/Contender.ts";
import { entryPaths } from "../plan.ts";

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
};
const isHashed = (pathname: string) => /[.-][0-9A-Za-z_-]{8,}\.(js|css|svg)$/.test(pathname);
const typeOf = (file: string) => types[path.extname(file).slice(1)];

/** Writes a brotli copy (quality 11) and a gzip copy (level 9) next to every text file, as a deployment does. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && typeOf(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

interface Options {
  /** Origin of the sandbox, which serves the API and the pictures of all contenders. */
  readonly api: string;
  /** Origin of a server that renders the documents, in place of files. */
  readonly renderer?: string | undefined;
}

/** Serves a contender's files as a bucket does, and forwards everything else. */
export function serveFiles({ folder, headers }: ContenderBuild, { api, renderer }: Options) {
  const paths = new Set(entryPaths.map((entry) => entry.path));
  return serve((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? "/", "http://localhost");
    const own = path.join(folder, "documents", `${documentName(pathname)}.html`);
    const file = paths.has(pathname)
      ? existsSync(own)
        ? own
        : path.join(folder, "documents/index.html")
      : path.join(folder, pathname);
    const type = typeOf(file);
    const isDocument = paths.has(pathname);
    if ((isDocument && renderer) || !type || !existsSync(file)) {
      const target = new URL(incoming.url ?? "/", isDocument && renderer ? renderer : api);
      const forwarded = request(target, { method: incoming.method, headers: incoming.headers }, (result) => {
        response.writeHead(result.statusCode ?? 502, result.headers);
        result.pipe(response);
      }).on("error", () => response.destroy());
      incoming.pipe(forwarded);
      return;
    }
    const accepted = String(incoming.headers["accept-encoding"]);
    const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
    const body = readFileSync(encoding ? `${file}.${encoding === "br" ? "br" : "gz"}` : file);
    response.writeHead(200, {
      ...(isDocument && headers[pathname]),
      "content-type": type,
      "content-length": body.length,
      "cache-control": isHashed(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
      "access-control-allow-origin": "*",
      vary: "accept-encoding",
      ...(encoding && { "content-encoding": encoding }),
    });
    response.end(body);
  });
}
