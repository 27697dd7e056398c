interface ContentType {
  readonly type: string;
  readonly isText: boolean;
}

const TYPES: Readonly<Record<string, ContentType>> = {
  js: { type: "text/javascript; charset=utf-8", isText: true },
  mjs: { type: "text/javascript; charset=utf-8", isText: true },
  css: { type: "text/css; charset=utf-8", isText: true },
  json: { type: "application/json; charset=utf-8", isText: true },
  map: { type: "application/json; charset=utf-8", isText: true },
  svg: { type: "image/svg+xml", isText: true },
  html: { type: "text/html; charset=utf-8", isText: true },
  txt: { type: "text/plain; charset=utf-8", isText: true },
  xml: { type: "application/xml; charset=utf-8", isText: true },
  webmanifest: { type: "application/manifest+json", isText: true },
  wasm: { type: "application/wasm", isText: true },
  png: { type: "image/png", isText: false },
  jpg: { type: "image/jpeg", isText: false },
  jpeg: { type: "image/jpeg", isText: false },
  webp: { type: "image/webp", isText: false },
  avif: { type: "image/avif", isText: false },
  gif: { type: "image/gif", isText: false },
  ico: { type: "image/x-icon", isText: false },
  woff2: { type: "font/woff2", isText: false },
};

export const contentType = (file: string): ContentType =>
  TYPES[file.slice(file.lastIndexOf(".") + 1).toLowerCase()] ?? { type: "application/octet-stream", isText: false };
