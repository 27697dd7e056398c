import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** A static Storybook on a local server. */
export interface StaticSite {
  readonly origin: string;
  close(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const FONTS = "/looks-font/";
const fontFolder = path.join(
  path.dirname(fileURLToPath(import.meta.resolve("@fontsource/roboto/package.json"))),
  "files",
);

/** The font of the screenshots, so that they do not depend on the fonts of the machine. */
const fontCss = [400, 500, 700]
  .flatMap((weight) =>
    [
      ["latin", "U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2191-2193,U+2212"],
      ["latin-ext", "U+0100-0130,U+0132-0151,U+0154-02FF,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0"],
    ].map(
      ([subset, range]) =>
        `@font-face{font-family:"Looks";font-weight:${weight};src:url("${FONTS}roboto-${subset}-${weight}-normal.woff2") format("woff2");unicode-range:${range}}`,
    ),
  )
  .join("")
  .concat(':root{--font:"Looks",sans-serif!important}*{caret-color:transparent!important}');

/** Serves a folder on a free local port, with the screenshot font in every story. */
export async function serveStatic(folder: string): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const pathname = new URL(request.url ?? "/", "http://localhost").pathname;
    const isFont = pathname.startsWith(FONTS);
    const root = isFont ? fontFolder : folder;
    const file = path.join(root, isFont ? pathname.slice(FONTS.length) : decodeURIComponent(pathname));
    if (!file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("content-type", TYPES[path.extname(file)] ?? "application/octet-stream");
    if (pathname === "/iframe.html") {
      response.end(readFileSync(file, "utf8").replace("</head>", `<style>${fontCss}</style></head>`));
      return;
    }
    response.setHeader("cache-control", "max-age=3600");
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
