import path from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { apps } from "../contenders/Contender.ts";
import { monolithAliases } from "../contenders/writeMonolith.ts";

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
