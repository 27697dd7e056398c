import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { PATHS_FILE, publishStockRemote } from "@lending/federation/preset";
import { type Build, readBuild } from "@lending/releases/artefact/Build";
import { serve } from "@lending/releases/testing";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { federation } from "@module-federation/vite";
import { type Configuration, rspack, type Stats } from "@rspack/core";
import { type InlineConfig, build as viteBuild } from "vite";

/** Runs one build and returns its stats. Throws when the build has errors. */
export async function runRspack(configuration: Configuration): Promise<Stats> {
  const compiler = rspack(configuration);
  try {
    return await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })));
        else resolve(stats);
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

const remotes = path.join(import.meta.dirname, "../stock-remotes");
const hosts = path.join(import.meta.dirname, "../hosts");

const buildWithRspack = (configuration: Configuration) =>
  runRspack({ mode: "production", target: ["web", "es2022"], ...configuration });

const buildWithVite = (root: string, plugin: Parameters<typeof federation>[0], build: InlineConfig["build"]) =>
  viteBuild({
    ...{ root, configFile: false, logLevel: "warn", base: "./" },
    plugins: [federation({ dts: false, ...plugin })],
    build: { target: "es2022", ...build },
  });

interface StockRemote {
  readonly tool: "Vite" | "Rspack";
  readonly exposed: "./routes" | "./mount";
  /** The version of React that the remote states for its own copy. */
  readonly react?: string;
}

/** Builds a remote with the plugin of another tool, as the plugin's documentation shows, and publishes it in a folder. */
export async function buildStockRemote({ tool, exposed, react }: StockRemote, folder: string): Promise<Build> {
  const name = `partner-${tool.toLowerCase()}`;
  const dist = path.join(folder, "dist");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: `@partner/${name}`, version: "1.0.0" }));
  writeFileSync(path.join(folder, PATHS_FILE), JSON.stringify({ [`/partner${tool}`]: { title: "Partner offer" } }));
  const library = { singleton: true, requiredVersion: "^19.0.0", ...(react !== undefined && { version: react }) };
  const options = {
    name: name.replace("-", "_"),
    filename: "remoteEntry.js",
    exposes: { [exposed]: `${exposed}.jsx` },
    shared: { react: library, "react-dom": library, "react-dom/client": library },
  };
  if (tool === "Vite")
    await buildWithVite(remotes, { ...options, manifest: true }, { outDir: dist, emptyOutDir: true });
  else {
    const jsc = {
      parser: { syntax: "ecmascript", jsx: true },
      transform: { react: { runtime: "automatic" } },
    };
    await buildWithRspack({
      context: remotes,
      entry: "data:text/javascript,document.body.textContent='The remote alone'",
      output: { path: dist, publicPath: "auto", module: true, uniqueName: options.name },
      module: {
        rules: [
          { test: /\.jsx$/, loader: "builtin:swc-loader", options: { jsc } },
          { test: /\.css$/, type: "css" },
        ],
      },
      plugins: [new ModuleFederationPlugin({ ...options, dts: false, library: { type: "module" } })],
    });
  }
  await publishStockRemote({ folder, name });
  return readBuild(folder, name);
}

const singleton = { singleton: true, requiredVersion: "^19.2.0" };
const shared = { react: singleton, "react-dom": singleton };
const { version: ownReact } = createRequire(import.meta.url)("react/package.json") as { version: string };

const pageOf = (script: string) =>
  `<!doctype html><title>A host</title><p>Host</p><div id="remote"></div><script type="module" src="${script}"></script>`;

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

export type StockHosts = Awaited<ReturnType<typeof startHosts>>;

/**
 * Builds hosts that are not ours by stock tools, and serves them on one origin: `/rspack/` and `/vite/` with the plugin of Module
 * Federation, and the plain pages `/plain.html` and `/single-spa.html`. Under `/react-19.4.0/` the same hosts have React 19.4.0,
 * as far as React and the share scope state their version.
 */
export async function startHosts() {
  const folder = mkdtempSync(path.join(tmpdir(), "hosts-"));
  await cp(hosts, folder, { recursive: true });
  await buildWithRspack({
    context: hosts,
    entry: { vendor: "./vendor.js" },
    output: { path: folder, filename: "[name].js", module: true, library: { type: "modern-module" } },
  });
  for (const [name, libraries] of Object.entries({
    rspack: shared,
    // A host with another React than ours has to share its own `react-dom/client`, as the plugin of Vite does.
    "rspack-client": { ...shared, "react-dom/client": singleton },
  }))
    await buildWithRspack({
      context: hosts,
      entry: { host: "data:text/javascript,import('./host.js')" },
      output: { path: path.join(folder, name), filename: "[name].js", publicPath: "auto", module: true },
      plugins: [
        new ModuleFederationPlugin({
          ...{ name: `${name.replace("-", "_")}_host`, shared: libraries, dts: false, manifest: false },
        }),
      ],
    });
  await buildWithVite(
    hosts,
    { name: "vite_host", shared, manifest: false },
    { outDir: path.join(folder, "vite"), rollupOptions: { input: path.join(hosts, "vite.html") } },
  );
  const server = await serve(({ url = "/" }, response) => {
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
  return {
    origin: `http://localhost:${server.port}`,
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
