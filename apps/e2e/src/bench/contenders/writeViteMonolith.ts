import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnvironment } from "@lending/bridge/environment";
import { bundleCss, readRoutes, targets } from "@lending/federation/preset";
import { build, type InlineConfig, type Manifest, type Plugin } from "vite";
import type { ContenderBuild, Variant } from "./Contender.ts";
import { apps, remotes } from "./Contender.ts";
import { plainDocument, routePreloads } from "./plainDocument.ts";
import { shipChange, shippedFile } from "./runRspack.ts";
import { monolithSource } from "./sources.ts";
import { monolithAliases } from "./writeMonolith.ts";

const viteTargets = targets
  .map((target) => target.replace("ios_saf", "ios").replace(" >= ", ""))
  .filter((target) => !target.startsWith("firefox"));

/** Resolves the imports of the generated sources, which are outside every package. */
export const monolithConfig = (source: string): InlineConfig => ({
  configFile: false,
  root: source,
  resolve: {
    alias: [
      ...Object.entries(monolithAliases).map(([find, replacement]) => ({ find, replacement })),
      { find: /^(react|react-dom)(?=$|\/)/, replacement: `${path.join(apps, "shell/node_modules")}/$1` },
    ],
  },
});

/** Resolves our packages in the generated file as if the shell imported them. */
export const resolveAsShell = (source: string): Plugin => ({
  name: "resolve-as-the-shell",
  resolveId(specifier, importer) {
    return importer?.startsWith(source) && specifier.startsWith("@lending/")
      ? this.resolve(specifier, path.join(apps, "shell/src/main.tsx"), { skipSelf: true })
      : null;
  },
});

/** Builds M with Vite and its defaults. */
export async function writeViteMonolith(folder: string, variant: Variant): Promise<ContenderBuild> {
  const source = path.join(folder, "source");
  mkdirSync(source, { recursive: true });
  mkdirSync(path.join(folder, "documents"), { recursive: true });
  writeFileSync(path.join(source, "main.tsx"), monolithSource());
  await build({
    ...monolithConfig(source),
    logLevel: "error",
    base: "/",
    plugins: [
      resolveAsShell(source),
      ...(variant === "shipped"
        ? [
            {
              name: "ship",
              transform: (code: string, id: string) => (shippedFile.test(id) ? shipChange(code) : null),
            },
          ]
        : []),
    ],
    build: {
      target: viteTargets,
      outDir: folder,
      emptyOutDir: false,
      manifest: "manifest.json",
      rollupOptions: { input: path.join(source, "main.tsx") },
    },
  });
  const manifest = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8")) as Manifest;
  const filesOf = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  };
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error("Vite wrote no entry.");
  const initialFiles = filesOf(entry);
  const preloads: Record<string, readonly string[]> = {};
  for (const name of remotes) {
    for (const { route, screen } of await readRoutes(path.join(apps, name))) {
      const file = path.join(apps, name, "src", screen);
      const key = Object.keys(manifest).find((one) => path.resolve(source, one) === file);
      preloads[route.path] = [...(key ? filesOf(key) : [])]
        .filter((file) => !initialFiles.has(file))
        .map((file) => `/${file}`);
    }
  }
  const files = [...initialFiles];
  const head = [
    `<style>${await bundleCss(path.join(apps, "shell/src/critical.css"))}</style>`,
    ...files
      .filter((file) => file.endsWith(".css"))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    `<script type="module" crossorigin src="/${manifest[entry]?.file}"></script>`,
    ...files
      .filter((file) => file.endsWith(".js") && file !== manifest[entry]?.file)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    routePreloads(preloads),
  ].join("");
  writeFileSync(
    path.join(folder, "documents/index.html"),
    plainDocument({ environment: parseEnvironment({ stage: "sandbox" }), head }),
  );
  return { folder, headers: {} };
}
