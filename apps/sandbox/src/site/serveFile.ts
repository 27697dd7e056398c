import { existsSync, readFileSync, statSync } from "node:fs";
import type { ServerContext } from "../server/serverTypes.ts";
import { type CompressedBody, chooseEncoding, compressedBody } from "./compressedBody.ts";
import { contentType } from "./contentTypes.ts";

interface KnownFile {
  readonly stamp: string;
  readonly type: string;
  readonly body: CompressedBody;
}

/** A name that carries its content's hash never changes its content. */
const HASHED = /\.[0-9a-f]{8,}\./;

export const isHashed = (file: string) => HASHED.test(file);

/** What was shipped stands compressed beside its file. */
const besideIt = (file: string) => (encoding: "br" | "gzip") => {
  const packed = `${file}.${encoding === "br" ? "br" : "gz"}`;
  return existsSync(packed) ? new Uint8Array(readFileSync(packed)) : undefined;
};

/** Reads files once, compresses them once, and notices when one was built anew. */
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
      const fresh = { stamp, type, body: compressedBody(new Uint8Array(readFileSync(file)), isText, besideIt(file)) };
      known.set(file, fresh);
      return fresh;
    } catch {
      return undefined;
    }
  }

  return {
    /** Compresses ahead of the first visitor. */
    async warm(file: string): Promise<void> {
      await find(file)?.body.read("br");
    },
    async serve(
      context: ServerContext,
      file: string,
      headers: Readonly<Record<string, string>>,
    ): Promise<Response | undefined> {
      const found = find(file);
      if (found === undefined) return undefined;
      return respondWith(context, found.body, 200, {
        "content-type": found.type,
        "cache-control": isHashed(file) ? "public, max-age=31536000, immutable" : "no-cache",
        ...headers,
      });
    },
  };
}

/** Answers with a kept body in the encoding that the client takes, or with 304 when the client has it. */
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
