import { readFileSync } from "node:fs";
import path from "node:path";
import type { LoaderContext } from "@rspack/core";

/** Characters up to which the texts of Philippine English are in the file of the screen, instead of one more file. */
const INLINE_MAX = 600;

/**
 * Splits `messages/source.ts` by group: the file becomes one re-export for each group, from a copy of the file in which
 * the other groups are unused. So a screen contains only the groups that it imports, in each language too.
 */
export default function splitGroups(this: LoaderContext, code: string): string {
  const group = this.resourceQuery.slice(1);
  if (group === "") {
    const names = [...code.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
    return names.map((name) => `export { ${name} } from "./source.ts?${name}";`).join("\n");
  }
  const loadGroup = (_: string, property: string, name: string) => {
    const file = path.join(this.context ?? "", `${name}.ts`);
    this.addDependency(file);
    const texts = new RegExp(`^export const ${group} = (\\{.*?\\});$`, "ms").exec(readFileSync(file, "utf8"))?.[1];
    if (texts === undefined) return "";
    return name === "en-PH" && texts.length <= INLINE_MAX
      ? `${property}Promise.resolve({ ${group}: ${texts} }),`
      : `${property}import(/* webpackExports: "${group}" */ "./${name}.ts?${group}"),`;
  };
  return code
    .replace(/^( *"[\w-]+": \(\) => )import\("\.\/([\w-]+)\.ts"\),$/gm, loadGroup)
    .replace(/= defineGroup\(/g, "= /* @__PURE__ */ defineGroup(");
}
