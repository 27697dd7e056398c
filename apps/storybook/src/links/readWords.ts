import { globSync } from "node:fs";
import path from "node:path";
import type { Links } from "./links.ts";
import { property, readConstant, textOf } from "./readLiteral.ts";
import { type Module, readModule } from "./readModules.ts";

const appOf = (file: string) => file.split("/").at(-4) ?? "";

/** Returns every message by app, group and key, such as `loan.costMessages.total`, in `source`, Filipino and Chinese. */
export function readWords(root: string): Links["words"] {
  const files = globSync("{apps,packages}/{*,*/template}/src/messages/source.ts", { cwd: root });
  const groups = files.flatMap((file) => {
    const languages = ["source.ts", "fil-PH.ts", "zh-CN.ts"].map((language) =>
      readModule(path.join(root, path.dirname(file), language)),
    );
    const names = languages[0]?.exports.filter((name) => name.endsWith("Messages")) ?? [];
    return names.map((name) => ({ name: `${appOf(file)}.${name}`, group: name, languages }));
  });
  return Object.fromEntries(
    groups.flatMap(({ name, group, languages }) => {
      // The messages are the last argument of `defineGroup`.
      const texts = languages.map((module) => [readConstant(module, group)].flat().at(-1));
      return Object.keys(texts[0] ?? {}).map((key) => [
        `${name}.${key}`,
        texts.map((messages) => textOf(property(messages, key))),
      ]);
    }),
  );
}

/** Returns what the keys of the messages begin with that the modules import; no titles of screens. */
export const readGroups = (modules: Iterable<Module>): readonly string[] =>
  [...modules].flatMap(({ imports }) =>
    imports
      .filter(({ from }) => from.endsWith("/src/messages/source.ts"))
      .flatMap(({ from, names = [] }) => names.map((name) => `${appOf(from)}.${name}.`)),
  );
