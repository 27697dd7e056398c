import { createRequire } from "node:module";
import path from "node:path";
import { browserslistToTargets, bundleAsync } from "lightningcss";
import { targets } from "./targets.ts";

/** The floor as Lightning CSS counts it: `major << 16`. */
const lightningTargets = browserslistToTargets(targets.map((target) => target.replace(" >= ", " ")));

/** Joins a stylesheet with all it imports, lowered to the floor and minified: for CSS that stands inside the document. */
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
