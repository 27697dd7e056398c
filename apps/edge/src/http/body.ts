import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";
type Bytes = Uint8Array<ArrayBuffer>;

/** One encoding of a body. Each has its own ETag, because a comparison refers to exactly these bytes. */
interface EncodedBody {
  readonly bytes: Bytes;
  readonly encoding: Encoding;
  readonly etag: string;
}

export type Body = ReturnType<typeof createBody>;

/** Shorter bodies are sent as they are: compressing saves nothing. */
export const WORTH_BYTES = 200;
/** A fortieth of the work of quality 11, for bodies that are not sent often. */
export const QUICK_QUALITY = 6;

const compress: Record<Exclude<Encoding, "identity">, (bytes: Bytes, quality: number) => Promise<Uint8Array>> = {
  br: (bytes, quality) =>
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipAsync(bytes, { level: 9 }),
};

/** Creates the body of a text, with a cache of its compressed forms. It compresses each form once, when it is first needed. Brotli has quality 11 by default. */
export function createBody(text: string | Uint8Array, quality = 11) {
  const bytes = new Uint8Array(typeof text === "string" ? new TextEncoder().encode(text) : text);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 24);
  const plain: EncodedBody = { bytes, encoding: "identity", etag: `"${hash}"` };
  const encoded = new Map<Encoding, Promise<EncodedBody>>();
  return {
    /** Returns the body in the encoding. Small bodies are never compressed. */
    async read(encoding: Encoding): Promise<EncodedBody> {
      if (encoding === "identity" || bytes.length < WORTH_BYTES) return plain;
      const found =
        encoded.get(encoding) ??
        compress[encoding](bytes, quality).then((packed) => ({
          bytes: new Uint8Array(packed),
          encoding,
          etag: `"${hash}-${encoding}"`,
        }));
      encoded.set(encoding, found);
      return found;
    },
  };
}

/** Returns the best encoding in an Accept-Encoding header. Old webviews accept gzip only. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  const taken = parseAccept((accepted ?? "").toLowerCase()).flatMap(({ type, q }) => (q > 0 ? type : []));
  return (["br", "gzip"] as const).find((one) => taken.includes(one)) ?? "identity";
}

/** Returns whether an If-None-Match header lists this ETag. A proxy that compresses marks it as weak. */
const matches = (header: string | null, etag: string) =>
  header?.split(",").some((one) => ["*", etag].includes(one.trim().replace(/^W\//, ""))) ?? false;

interface RespondOptions {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Responds with a body in an accepted encoding, or with 304 when the client has it. A HEAD request gets the same headers. */
export async function respond(
  { method, headers: received }: Request,
  body: Body,
  { status = 200, headers }: RespondOptions,
): Promise<Response> {
  const { bytes, encoding, etag } = await body.read(chooseEncoding(received.get("accept-encoding")));
  const isKnown = status === 200 && matches(received.get("if-none-match"), etag);
  const sent = new Headers({
    vary: "accept-encoding",
    ...headers,
    etag,
    "x-content-type-options": "nosniff",
    ...(!isKnown && { "content-length": String(bytes.length) }),
    ...(!isKnown && encoding !== "identity" && { "content-encoding": encoding }),
  });
  if (isKnown) return new Response(null, { status: 304, headers: sent });
  return new Response(method === "HEAD" ? null : bytes, { status, headers: sent });
}
