import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";
type Bytes = Uint8Array<ArrayBuffer>;

/** A body with a cache of its compressed forms. */
export interface CompressedBody {
  readonly etag: string;
  /** Returns the body in the encoding. Small bodies and binary formats are never compressed. */
  read(encoding: Encoding): Promise<{ readonly bytes: Bytes; readonly encoding: Encoding }>;
}

const WORTH_BYTES = 200;

/** Creates a body. `precompressed` returns a compressed form that exists already, if any. */
export function compressedBody(
  bytes: Bytes,
  isText: boolean,
  precompressed: (encoding: "br" | "gzip") => Bytes | undefined = () => undefined,
): CompressedBody {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 24)}"`;
  const packed = new Map<Encoding, Promise<Bytes>>();
  const pack = {
    br: () =>
      brotliAsync(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    gzip: () => gzipAsync(bytes, { level: 9 }),
  };
  return {
    etag,
    async read(encoding) {
      if (encoding === "identity" || !isText || bytes.length < WORTH_BYTES) return { bytes, encoding: "identity" };
      let result = packed.get(encoding);
      if (result === undefined) {
        const before = precompressed(encoding);
        result = before ? Promise.resolve(before) : pack[encoding]().then((buffer) => new Uint8Array(buffer));
        packed.set(encoding, result);
      }
      return { bytes: await result, encoding };
    },
  };
}

/** Returns the best encoding in an Accept-Encoding header. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const weights = new Map(
    (accepted ?? "").split(",").map((part) => {
      const [name = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return [name.trim(), quality === undefined ? 1 : Number(quality.trim().slice(2))] as const;
    }),
  );
  const takes = (name: string) => (weights.get(name) ?? 0) > 0;
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
