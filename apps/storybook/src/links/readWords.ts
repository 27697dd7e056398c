import path from "node:path";
import type { Word } from "./links.ts";
import { type Literal, property, readConstant, textOf } from "./readLiteral.ts";
import { type Module, readModule } from "./readModules.ts";

/** Returns the words of the groups of messages that the modules import, in every language; no titles of screens. */
export function readWords(modules: Iterable<Module>): readonly Word[] {
  const groups = new Map<string, string>();
  for (const { imports } of modules)
    for (const { from, names = [] } of imports)
      if (from.endsWith("/src/messages/source.ts"))
        for (const name of names) if (name.endsWith("Messages")) groups.set(name, from);
  return [...groups].sort().flatMap(([name, file]) => {
    const [source, filipino, chinese] = ["source.ts", "fil-PH.ts", "zh-CN.ts"].map(
      // The messages are the last argument of `defineGroup`.
      (language): Literal => [readConstant(readModule(path.join(path.dirname(file), language)), name)].flat().at(-1),
    );
    return Object.keys(source ?? {}).map((key) => ({
      key: `${name}.${key}`,
      source: textOf(property(source, key)),
      filipino: textOf(property(filipino, key)),
      chinese: textOf(property(chinese, key)),
    }));
  });
}
