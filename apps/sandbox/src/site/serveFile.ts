import { existsSync, readFileSync, statSync } from "node:fs";
import type { ServerContext } from "../server/serverTypes.ts";
import { type CompressedBody, chooseEncoding, compressedBody } from "./compressedBody.ts";
import { contentType } from "./contentTypes.ts";

interface KnownFile {
  readonly stamp: string;
  readonly type: string;
  readonly body: CompressedBody;
}

/** Matches a name with a content hash. The content of such a file never changes. */
const HASHED = /\.[0-9a-f]{8,}\./;

export const isHashed = (file: string) => HASHED.test(file);

/** Reads the compressed form that shipping wrote next to a file. */
const readCompressed = (file: string) => (encoding: "br" | "gzip") => {
  const packed = `${file}.${encoding === "br" ? "br" : "gz"}`;
  return existsSync(packed) ? new Uint8Array(readFileSync(packed)) : undefined;
};

/** Creates a file server that caches and compresses files, and reads a rebuilt file again. */
export function createFileServer() {
  const known = new Map<string, KnownFile>();

  function find(file: string): KnownFile | undefined {
    const remembered = known.get(file);
    if (remembered !== undefined && isHashed(file)) return remembered;
    try {
      const stat = statSync(file);
      if (!stat.isFile()) return undefined;
      const stamp = `${stat.mtimeMs}-${stat.size}`;
      if (remembered?.stamp === stamp) return remembered;
      const { type, isText } = contentType(file);
      const fresh = {
        stamp,
        type,
        body: compressedBody(new Uint8Array(readFileSync(file)), isText, readCompressed(file)),
      };
      known.set(file, fresh);
      return fresh;
    } catch {
      return undefined;
    }
  }

  return {
    /** Compresses a file before its first request. */
    async warm(file: string): Promise<void> {
      await find(file)?.body.read("br");
    },
    async serve(
      context: ServerContext,
      file: string,
      headers: Readonly<Record<string, string>>,
    ): Promise<Response | undefined> {
      const cached = find(file);
      if (cached === undefined) return undefined;
      return respondWith(context, cached.body, 200, {
        "content-type": cached.type,
        "cache-control": isHashed(file) ? "public, max-age=31536000, immutable" : "no-cache",
        ...headers,
      });
    },
  };
}

/** Responds with a cached body in an accepted encoding, or with 304 when the client has it. */
export async function respondWith(
  context: ServerContext,
  body: CompressedBody,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const shared = { ...headers, etag: body.etag, vary: "accept-encoding", "x-content-type-options": "nosniff" };
  if (status === 200 && context.req.header("if-none-match")?.includes(body.etag))
    return new Response(null, { status: 304, headers: shared });
  const { bytes, encoding } = await body.read(chooseEncoding(context.req.header("accept-encoding")));
  return new Response(context.req.method === "HEAD" ? null : bytes, {
    status,
    headers: {
      ...shared,
      "content-length": String(bytes.length),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    },
  });
}
