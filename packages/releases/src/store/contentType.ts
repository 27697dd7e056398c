const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  ico: "image/x-icon",
  woff2: "font/woff2",
};

/** Returns the content type for a file name. HTML has none: no file of an app is a document of the site. */
export const contentTypeOf = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";

/** Returns whether a file is stored compressed too: every text, and no picture or font. */
export const isText = (file: string): boolean => /charset=|svg/.test(contentTypeOf(file));

/** The compressed forms of a text by the ends of their keys, as nginx and browsers name them. */
export const ENCODINGS = { br: "br", gz: "gzip" } as const;
export type EncodingEnd = keyof typeof ENCODINGS;

/** Returns the headers that an object has in a bucket, from which a CDN serves it. */
export function headersOf(key: string) {
  const [, plain = key, end] = /^(.*)\.(br|gz)$/.exec(key) ?? [];
  const isFile = key.startsWith("assets/");
  return {
    contentType: contentTypeOf(plain),
    ...(isFile && end !== undefined && { contentEncoding: ENCODINGS[end as EncodingEnd] }),
    cacheControl: isFile ? "public, max-age=31536000, immutable" : "no-cache",
  };
}
