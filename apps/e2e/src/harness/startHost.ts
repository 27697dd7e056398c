import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { federation } from "@module-federation/vite";
import type { Configuration } from "@rspack/core";
import { build } from "vite";
import { runRspack } from "./runRspack.ts";

const sources = path.join(import.meta.dirname, "../hosts");
const singleton = { singleton: true, requiredVersion: "^19.2.0" };
const shared = { react: singleton, "react-dom": singleton };
const { version: ownReact } = createRequire(import.meta.url)("react/package.json") as { version: string };

/** Builds one file of a host. */
const buildHost = (configuration: Configuration) =>
  runRspack({ mode: "production", target: ["web", "es2022"], context: sources, ...configuration });

const pageOf = (script: string) =>
  `<!doctype html><title>A host</title><p>Host</p><div id="remote"></div><script type="module" src="${script}"></script>`;

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/**
 * Hosts that are not ours, built by stock tools and served on one origin. Under `/react-19.4.0/` the same hosts have React
 * 19.4.0, as far as React and the share scope state their version.
 */
export interface StockHosts {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Builds and serves the hosts: `/rspack/` and `/vite/` with the plugin of Module Federation, and the plain pages
 * `/plain.html` and `/single-spa.html`.
 */
export async function startHosts(): Promise<StockHosts> {
  const folder = mkdtempSync(path.join(tmpdir(), "hosts-"));
  await cp(sources, folder, { recursive: true });
  await buildHost({
    entry: { vendor: "./vendor.js" },
    output: { path: folder, filename: "[name].js", module: true, library: { type: "modern-module" } },
  });
  await buildHost({
    entry: { host: "data:text/javascript,import('./host.js')" },
    output: { path: path.join(folder, "rspack"), filename: "[name].js", publicPath: "auto", module: true },
    plugins: [new ModuleFederationPlugin({ name: "rspack_host", shared, dts: false, manifest: false })],
  });
  // A host with another React than ours has to share its own `react-dom/client`, as the plugin of Vite does.
  await buildHost({
    entry: { host: "data:text/javascript,import('./host.js')" },
    output: { path: path.join(folder, "rspack-client"), filename: "[name].js", publicPath: "auto", module: true },
    plugins: [
      new ModuleFederationPlugin({
        name: "rspack_client_host",
        shared: { ...shared, "react-dom/client": singleton },
        dts: false,
        manifest: false,
      }),
    ],
  });
  await build({
    root: sources,
    configFile: false,
    logLevel: "warn",
    base: "./",
    plugins: [federation({ name: "vite_host", shared, dts: false, manifest: false })],
    build: {
      outDir: path.join(folder, "vite"),
      target: "es2022",
      rollupOptions: { input: path.join(sources, "vite.html") },
    },
  });
  const server = createServer(({ url = "/" }, response) => {
    const { pathname: requested } = new URL(url, "http://host");
    const [, react = ownReact, pathname = requested] = /^\/react-([\d.]+)(\/.*)/.exec(requested) ?? [];
    try {
      const isPage = /^\/rspack[^/]*\/$/.test(pathname);
      const text = isPage ? pageOf("host.js") : readFileSync(path.join(folder, pathname), "utf8");
      const body = text.replaceAll(ownReact, react);
      response.setHeader("content-type", types[path.extname(pathname)] ?? "text/html").end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === "object" && address ? address.port : 0}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
