import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";
export type Bytes = Uint8Array<ArrayBuffer>;
type Compressed = Exclude<Encoding, "identity">;

/** One encoding of a body. Each has its own ETag, because a range or a comparison refers to exactly these bytes. */
interface EncodedBody {
  readonly bytes: Bytes;
  readonly encoding: Encoding;
  readonly etag: string;
}

/** A body with a cache of its compressed forms. */
export interface Body {
  /** Returns the body in the encoding. Small bodies and binary formats are never compressed. */
  read(encoding: Encoding): Promise<EncodedBody>;
  /** Size in memory: the body and its compressed forms, in bytes. */
  readonly memory: number;
}

interface BodyOptions {
  readonly isText: boolean;
  /** Brotli quality, 0 to 11. Default: 11, for bodies that are compressed once and sent often. */
  readonly quality?: number | undefined;
}

const WORTH_BYTES = 200;
/** A fortieth of the work of quality 11: every sandbox compresses the files again, and every journeys task starts two. */
export const QUICK_QUALITY = 6;

const compress: Record<Compressed, (bytes: Bytes, quality: number) => Promise<Uint8Array>> = {
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

/** Creates a body. It compresses each form once, when it is first needed. */
export function createBody(bytes: Bytes, { isText, quality = 11 }: BodyOptions): Body {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 24);
  const plain: EncodedBody = { bytes, encoding: "identity", etag: `"${hash}"` };
  const isPlain = !isText || bytes.length < WORTH_BYTES;
  const encoded = new Map<Compressed, Promise<EncodedBody>>();
  let memory = bytes.length;

  async function encode(encoding: Compressed): Promise<EncodedBody> {
    const packed = new Uint8Array(await compress[encoding](bytes, quality));
    memory += packed.length;
    return { bytes: packed, encoding, etag: `"${hash}-${encoding}"` };
  }

  return {
    get memory() {
      return memory;
    },
    async read(encoding) {
      if (encoding === "identity" || isPlain) return plain;
      const found = encoded.get(encoding) ?? encode(encoding);
      encoded.set(encoding, found);
      found.catch(() => encoded.delete(encoding));
      return found;
    },
  };
}

/** Creates the body of a text. */
export const textBody = (text: string, quality?: number): Body =>
  createBody(new TextEncoder().encode(text), { isText: true, quality });

/** Returns the best encoding in an Accept-Encoding header. Old webviews accept gzip only. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  const taken = parseAccept((accepted ?? "").toLowerCase()).flatMap(({ type, q }) => (q > 0 ? type : []));
  return (["br", "gzip"] as const).find((one) => taken.includes(one)) ?? "identity";
}

/** Returns whether an If-None-Match header lists this ETag. A proxy that compresses marks it as weak. */
const matches = (header: string | null, etag: string) =>
  header?.split(",").some((one) => ["*", etag].includes(one.trim().replace(/^W\//, ""))) ?? false;

/** Reads a Range header with one range. Undefined for any other header, "unsatisfiable" for a range outside the body. */
function readRange(header: string | null, size: number) {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start > end ? "unsatisfiable" : { start, end };
}

type ResponseHeaders = Readonly<Record<string, string>>;

interface RespondOptions {
  readonly status?: number;
  /** Headers of the body. The same object for each request saves completing them again. With `accept-ranges`, ranges are served. */
  readonly headers: ResponseHeaders;
}

const completed = new WeakMap<EncodedBody, { readonly from: ResponseHeaders; readonly headers: ResponseHeaders }>();

/** Returns the headers of an encoded body. They are made once, because this costs as much as all other work for a request. */
function completeFor(encoded: EncodedBody, from: ResponseHeaders): ResponseHeaders {
  const known = completed.get(encoded);
  if (known?.from === from) return known.headers;
  const { bytes, encoding, etag } = encoded;
  const headers = {
    ...from,
    etag,
    vary: from.vary ?? "accept-encoding",
    "x-content-type-options": "nosniff",
    "content-length": String(bytes.length),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
  completed.set(encoded, { from, headers });
  return headers;
}

function withoutBody(headers: ResponseHeaders): ResponseHeaders {
  const { "content-length": _length, "content-encoding": _encoding, ...others } = headers;
  return others;
}

/** Responds with a body in an accepted encoding, with one range of it, or with 304 when the client has it. */
export async function respond(
  { method, headers: received }: Request,
  body: Body,
  { status = 200, headers }: RespondOptions,
): Promise<Response> {
  const wanted = headers["accept-ranges"] !== undefined && method === "GET" ? received.get("range") : null;
  const plain = wanted === null ? undefined : await body.read("identity");
  const condition = plain && received.get("if-range");
  const range =
    plain && (condition === null || condition === plain.etag) ? readRange(wanted, plain.bytes.length) : undefined;
  const encoded = range && plain ? plain : await body.read(chooseEncoding(received.get("accept-encoding")));
  const { bytes, etag } = encoded;
  const complete = completeFor(encoded, headers);
  const send = (part: Bytes, init: ResponseInit) =>
    // Otherwise workerd compresses the compressed body again.
    new Response(method === "HEAD" ? null : part, { encodeBody: "manual", ...init } as ResponseInit);

  if (status === 200 && matches(received.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: withoutBody(complete) });
  if (range === "unsatisfiable") {
    const contentRange = { "content-range": `bytes */${bytes.length}` };
    return new Response(null, { status: 416, headers: { ...withoutBody(complete), ...contentRange } });
  }
  if (range === undefined) return send(bytes, { status, headers: complete });
  const part = bytes.subarray(range.start, range.end + 1);
  const contentRange = `bytes ${range.start}-${range.end}/${bytes.length}`;
  const partial = { ...complete, "content-length": String(part.length), "content-range": contentRange };
  return send(part, { status: 206, headers: partial });
}
