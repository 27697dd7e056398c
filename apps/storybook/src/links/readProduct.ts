import { globSync } from "node:fs";
import path from "node:path";
import { importSource, readRoutes as readRoutesOf } from "@lending/federation/preset";
import type { Catalogue } from "@lending/ui/locale";
import type { Module } from "./readModules.ts";

export const root = path.resolve(import.meta.dirname, "../../../..");

const appOf = (file: string) => file.split("/").at(-4) ?? "";

/**
 * Returns every message in each language, `source` first, by app, group and key, such as `loan.costMessages.total`. A parameter is in
 * braces.
 */
export async function readWords(): Promise<Readonly<Record<string, readonly string[]>>> {
  const files = globSync("{apps,packages}/{*,*/template}/src/messages/source.ts", { cwd: root });
  const words = files.map(async (file) => {
    const groups = await importSource<Readonly<Record<string, Catalogue<object>>>>(path.join(root, file));
    const messages = Object.entries(groups).filter(([name]) => name.endsWith("Messages"));
    return Promise.all(messages.map(([name, group]) => readGroup(`${appOf(file)}.${name}`, group)));
  });
  return Object.fromEntries((await Promise.all(words)).flat(2));
}

async function readGroup(name: string, { source, others }: Catalogue<object>) {
  const translated = await Promise.all(Object.values(others).map((load) => load()));
  return Object.entries(source).map(([key, text]) => [
    `${name}.${key}`,
    [source, ...translated.map(({ messages }) => messages)].map((messages) =>
      writeText((messages as Readonly<Record<string, unknown>>)[key] ?? text),
    ),
  ]);
}

/**
 * Returns a text with each parameter in braces. As a number a parameter is 2, which shows the plural. A text from a table, such as
 * that of a unit, is left open.
 */
function writeText(text: unknown): string {
  if (typeof text !== "function") return String(text);
  const [, names = ""] = /^\(?([^)=]*)/.exec(String(text)) ?? [];
  const parameters = names.split(",").map((name) => Object.assign(Object(`{${name.trim()}}`), { valueOf: () => 2 }));
  return text(...parameters).replaceAll("undefined", "…");
}

/** Returns what the keys of the messages begin with that the modules import; no titles of screens. */
export const readGroups = (modules: Iterable<Module>): readonly string[] =>
  [...modules].flatMap(({ imports }) =>
    imports
      .filter(({ from, name }) => from.endsWith("/src/messages/source.ts") && name !== undefined)
      .map(({ from, name }) => `${appOf(from)}.${name}.`),
  );

/** Returns the routes of every remote and of the shell: the path of each, and the file of its screen. */
export async function readRoutes() {
  const files = globSync(["apps/*/src/routes.tsx", "packages/federation/template/src/routes.tsx"], { cwd: root });
  const routes = files.map(async (file) => {
    const folder = path.join(root, file, "..");
    const built = await readRoutesOf(path.dirname(folder));
    return built.map(({ route, screen }) => ({ path: route.path, screen: path.resolve(folder, screen) }));
  });
  return (await Promise.all(routes)).flat();
}

/** Returns the path of each exported address. */
export async function readAddresses(): Promise<ReadonlyMap<string, string>> {
  const files = globSync("packages/domain/src/addresses/*.ts", { cwd: root });
  const addresses = await Promise.all(
    files.map((file) =>
      importSource<Readonly<Record<string, string | ((query: object) => string)>>>(path.join(root, file)),
    ),
  );
  return new Map(
    addresses.flatMap(Object.entries).map(([name, address]) => {
      const target = typeof address === "function" ? address({}) : address;
      return [name, target.replace(/[?#].*/, "")] as const;
    }),
  );
}
