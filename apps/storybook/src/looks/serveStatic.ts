import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

export interface StaticSite {
  readonly origin: string;
  close(): void;
}

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
  const story = readFileSync(path.join(folder, "iframe.html"), "utf8").replace(
    "</head>",
    `<style>${fontCss}</style></head>`,
  );
  const serveFile = sirv(folder, { maxAge: 3600 });
  const serveFont = sirv(fontFolder, { maxAge: 3600 });
  const server = createServer((request, response) => {
    const pathname = new URL(request.url ?? "/", "http://localhost").pathname;
    if (pathname === "/iframe.html") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(story);
    } else if (pathname.startsWith(FONTS)) {
      request.url = pathname.slice(FONTS.length - 1);
      serveFont(request, response);
    } else {
      serveFile(request, response);
    }
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
