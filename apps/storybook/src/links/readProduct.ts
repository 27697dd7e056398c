import { globSync } from "node:fs";
import path from "node:path";
import type { Links } from "./links.ts";
import { type Module, property, readConstant, readModule, textOf } from "./readModules.ts";

export const root = path.resolve(import.meta.dirname, "../../../..");

const appOf = (file: string) => file.split("/").at(-4) ?? "";

/** Returns every message by app, group and key, such as `loan.costMessages.total`, in `source`, Filipino and Chinese. */
export function readWords(): Links["words"] {
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

interface Route {
  readonly path: string;
  /** The file of its screen. */
  readonly screen: string;
}

/** Returns the routes of every remote and of the shell. */
export function readRoutes(): readonly Route[] {
  const files = globSync(["apps/*/src/routes.tsx", "packages/federation/template/src/routes.tsx"], { cwd: root });
  return files.flatMap((name) => {
    const file = path.join(root, name);
    const routes = [readConstant(readModule(file), "routes")].flat(2).map((route) => ({
      path: textOf(property(route, "path")),
      redirect: textOf(property(route, "redirect")),
      screen: textOf(property(route, "screen")),
    }));
    const screenOf = ({ screen, redirect }: (typeof routes)[number]) =>
      screen || routes.find((other) => other.path === redirect)?.screen || "";
    return routes.map((route) => ({ path: route.path, screen: path.resolve(path.dirname(file), screenOf(route)) }));
  });
}

/** Returns the path of each exported address. */
export function readAddresses(): ReadonlyMap<string, string> {
  const files = globSync("packages/domain/src/addresses/*.ts", { cwd: root });
  return new Map(
    files
      .map((file) => readModule(path.join(root, file)))
      .flatMap((module) =>
        module.exports.map((name) => [name, textOf([readConstant(module, name)].flat()[0])] as const),
      )
      .filter(([, target]) => target.startsWith("/")),
  );
}
