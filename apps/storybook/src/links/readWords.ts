import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { runInNewContext } from "node:vm";
import type { Word } from "./links.ts";
import type { Module } from "./readModules.ts";

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the words of the groups of messages that the modules import, in every language; no titles of screens. */
export function readWords(modules: Iterable<Module>): readonly Word[] {
  const groups = new Map<string, string>();
  for (const { imports } of modules)
    for (const { from, names = [] } of imports)
      if (from.endsWith("/src/messages/source.ts"))
        for (const name of names) if (name.endsWith("Messages")) groups.set(name, from);
  return [...groups].sort().flatMap(([name, file]) => {
    const source = evaluate(file)[name] ?? {};
    const [filipino, chinese] = ["fil-PH.ts", "zh-CN.ts"].map(
      (language) => evaluate(path.join(path.dirname(file), language))[name],
    );
    return Object.keys(source).map((key) => ({
      key: `${name}.${key}`,
      source: textOf(source[key]),
      filipino: textOf(filipino?.[key]),
      chinese: textOf(chinese?.[key]),
    }));
  });
}

/** Returns what a file of messages exports, without loading what it imports. */
function evaluate(file: string): Groups {
  const code = stripTypeScriptTypes(readFileSync(file, "utf8"))
    .replace(/^import [\s\S]*?;$/gm, "")
    .replace(/^export const (\w+)/gm, "exported.$1");
  return runInNewContext(`const defineGroup = (name, languages, words) => words;\n${code}\nexported;`, {
    exported: {},
  });
}

/** Returns a text; of a function what it returns, with its parameters in braces. */
function textOf(message: unknown): string {
  if (typeof message !== "function") return String(message ?? "");
  const result = String(message).replace(/^[\s\S]*?=>\s*/, "");
  return result.replace(/^`|`$/g, "").replace(/\$\{(\w+)\}/g, "{$1}");
}
