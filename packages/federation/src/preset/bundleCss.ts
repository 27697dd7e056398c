import { createRequire } from "node:module";
import path from "node:path";
import { browserslistToTargets, bundleAsync } from "lightningcss";
import { targets } from "./targets.ts";

/** Minimum browser versions in the format of Lightning CSS: `major << 16`. */
const lightningTargets = browserslistToTargets(targets.map((target) => target.replace(" >= ", " ")));

/**
 * Bundles a stylesheet with its imports, compiled for the minimum browsers and minified, for inlining in the document.
 */
export async function bundleCss(file: string): Promise<string> {
  const { code } = await bundleAsync({
    filename: file,
    minify: true,
    targets: lightningTargets,
    resolver: {
      resolve: (specifier, from) =>
        specifier.startsWith(".")
          ? path.resolve(path.dirname(from), specifier)
          : createRequire(from).resolve(specifier),
    },
  });
  return Buffer.from(code).toString("utf8");
}
