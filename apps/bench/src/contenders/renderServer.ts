import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { constants, createBrotliCompress } from "node:zlib";
import { parseEnvironment } from "@lending/bridge/environment";
import { jsonElement } from "@lending/federation/document";
import { JSDOM } from "jsdom";
import { documentStart } from "./Contender.ts";

// R's server: `node renderServer.ts <folder of the build> <origin of the API> <port>`. It sends the head at once, then the
// screen with its data. The head is sent first so that the browser loads the files while the data is fetched.
const [folder = "", api = "", port = ""] = process.argv.slice(2);
const { head, preloads } = JSON.parse(readFileSync(path.join(folder, "server/document.json"), "utf8")) as {
  head: string;
  preloads: Record<string, string[] | undefined>;
};
const environment = parseEnvironment({ stage: "sandbox" });

// Screens read the address and the storage of a browser.
const dom = new JSDOM("", { url: "https://localhost/" });
const { window } = dom;
Object.assign(window, { fetch });
Object.assign(globalThis, { window, document: window.document, history: window.history });
for (const name of ["location", "sessionStorage", "localStorage", "navigator"] as const) {
  Object.defineProperty(globalThis, name, { get: () => window[name], configurable: true });
}

interface Renderer {
  renderScreen(
    environment: unknown,
    send: typeof fetch,
  ): Promise<{ pipe: (to: NodeJS.WritableStream) => void; data: unknown }>;
}
const { renderScreen } = (await import(pathToFileURL(path.join(folder, "server/render.mjs")).href)) as Renderer;

const preloadOf = (file: string) =>
  file.endsWith(".css")
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;

createServer(async (request, response) => {
  const url = new URL(request.url ?? "/", "https://localhost");
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-encoding": "br",
    // The proxy passes on the head at once.
    "x-accel-buffering": "no",
  });
  // Brotli 5 compresses while streaming in about a millisecond.
  const page = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  page.pipe(response);
  const files = (preloads[url.pathname] ?? []).map(preloadOf).join("");
  page.write(`${documentStart(head + files)}${jsonElement("environment", environment)}<div id="root">`);
  page.flush();
  dom.reconfigure({ url: url.href });
  window.sessionStorage.clear();
  const { cookie = "", "user-agent": agent = "" } = request.headers;
  try {
    const { pipe, data } = await renderScreen(environment, (to, init) =>
      fetch(new URL(String(to), api), { ...init, headers: { ...init?.headers, cookie, "user-agent": agent } }),
    );
    const body = new PassThrough();
    body.pipe(page, { end: false });
    body.on("end", () => page.end(`</div>${jsonElement("data", data)}</body></html>`));
    pipe(body);
  } catch (error) {
    console.error(error);
    page.end();
  }
}).listen(Number(port), "127.0.0.1", () => console.log(`http://localhost:${port}`));
