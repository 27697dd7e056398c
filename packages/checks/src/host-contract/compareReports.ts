import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { HostContract } from "@lending/federation/preset";
import { parseSync, type TSSignature, Visitor } from "oxc-parser";
import type { HostContractReport } from "./HostContractReport.ts";

/** How a contract differs from an earlier one: not at all, by additions only, or in a way that can break a remote. */
export interface ContractChange {
  readonly level: "none" | "minor" | "major";
  /** What a remote of the earlier contract could miss. */
  readonly breaks: readonly string[];
  /** Names of added values, by module. */
  readonly added: ReadonlyMap<string, readonly string[]>;
}

/** Returns whether each name that a file of declarations exports is a value or a type. */
function exportsOf(file: string, text: string): ReadonlyMap<string, "value" | "type"> {
  // The parser counts everything that a file of declarations declares as a type.
  const isValue = (name: string) =>
    new RegExp(`^export declare (?:abstract )?\\w+ ${name.replace("$", "\\$&")}\\b`, "m").test(text);
  const entries = parseSync(file, text).module.staticExports.flatMap((one) => one.entries);
  return new Map(
    entries.flatMap(({ exportName: { name }, isType }) =>
      name ? [[name, isType && !isValue(name) ? "type" : "value"] as const] : [],
    ),
  );
}

/** Values that the shell alone calls, to provide what a remote then reads elsewhere. They must exist; their parameters may change. */
const FOR_THE_SHELL = new Set(["AppProvider", "createApi", "createNativePort"]);

/** Returns the type of an export as a remote sees it: of an atom, the value that it reads. */
const typeOf = (label: string, name: string) => `Seen<typeof ${label}.${name}>`;
const SEEN = "type Seen<T> = T extends { read(...parameters: never[]): infer Value } ? Value : T;";

/**
 * Writes the methods of interfaces as properties: `get(path: string): void` as `get: (path: string) => void`. The compiler
 * accepts a method that takes less than an earlier one, and a property only when it takes as much. Overloads stay methods.
 */
export function methodsAsProperties(file: string, text: string): string {
  const edits: (readonly [start: number, end: number, text: string])[] = [];
  const rewrite = (members: readonly TSSignature[]) => {
    const methods = members.flatMap((one) => (one.type === "TSMethodSignature" && one.kind === "method" ? one : []));
    const nameOf = ({ key }: (typeof methods)[number]) => text.slice(key.start, key.end);
    for (const one of methods) {
      if (!one.returnType || methods.filter((other) => nameOf(other) === nameOf(one)).length > 1) continue;
      const last = one.optional ? "?" : one.computed ? "]" : "";
      const end = text.indexOf(last, one.key.end) + last.length;
      edits.push([end, end, ": "], [one.returnType.start, one.returnType.start + 1, " =>"]);
    }
  };
  new Visitor({
    TSInterfaceBody: ({ body }) => rewrite(body),
    TSTypeLiteral: ({ members }) => rewrite(members),
  }).visit(parseSync(file, text).program);
  return edits
    .toSorted(([a], [b]) => b - a)
    .reduce((result, [start, end, replacement]) => result.slice(0, start) + replacement + result.slice(end), text);
}

/** Folder for declarations of a package, where their imports of libraries resolve. Each process has its own. */
const folderOf = (root: string, name: string) =>
  path.join(root, "packages", name, `node_modules/.host-contract-${process.pid}`);

function place(root: string, label: string, { declarations }: HostContractReport) {
  for (const [file, text] of declarations) {
    const [name = "", ...rest] = file.split("/");
    const target = path.join(folderOf(root, name), label, ...rest);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${methodsAsProperties(file, text)}\nexport {};\n`);
  }
}

/** Returns the errors of the compiler when the values of one contract replace those of another. */
function findIncompatible(root: string, lines: readonly string[]): readonly string[] {
  const folder = path.join(folderOf(root, "bridge"), "check");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "check.ts"), lines.join("\n"));
  const config = {
    extends: path.join(root, "tsconfig.base.json"),
    compilerOptions: { types: [], noUnusedLocals: false, preserveSymlinks: false },
    files: ["check.ts"],
  };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
  try {
    execFileSync(path.join(root, "node_modules/.bin/tsc"), ["-p", folder, "--pretty", "false"], {
      encoding: "utf8",
      stdio: "pipe",
    });
    return [];
  } catch (fault) {
    const { stdout = "" } = fault as { stdout?: string };
    const errors = [...stdout.matchAll(/check\.ts.*?\((\d+),\d+\): error \S+: (.*)$/gm)].map(([, line, message]) => {
      const subject = /as (\S+) of (\S+)$/.exec(lines[Number(line) - 1] ?? "");
      return `${subject ? `${subject[1]} of ${subject[2]}` : lines[Number(line) - 1]}: ${message}`;
    });
    if (errors.length === 0) throw new Error(`The compiler failed without an error in a comparison:\n${stdout}`);
    return errors;
  }
}

/**
 * Compares two contracts. Every value of the later one must be assignable to the same value of the earlier one, because a
 * remote that was compiled against the earlier contract receives the later values.
 */
export function compareReports(
  root: string,
  earlier: HostContractReport,
  later: HostContractReport,
  entries: ReadonlyMap<string, string>,
): ContractChange {
  const text = (report: HostContractReport) => JSON.stringify([report.names, [...report.declarations]]);
  if (text(earlier) === text(later)) return { level: "none", breaks: [], added: new Map() };
  const breaks = earlier.names.filter((name) => !later.names.includes(name)).map((name) => `${name} is missing`);
  const added = new Map<string, readonly string[]>();
  const lines = [SEEN];
  try {
    place(root, "earlier", earlier);
    place(root, "later", later);
    let index = 0;
    for (const [specifier, file] of entries) {
      const before = exportsOf(file, earlier.declarations.get(file) ?? "");
      const after = exportsOf(file, later.declarations.get(file) ?? "");
      const missing = [...before].filter(([name, kind]) => after.get(name) !== kind).map(([name]) => name);
      breaks.push(...missing.map((name) => `${name} of ${specifier} is missing`));
      const news = [...after].filter(([name, kind]) => kind === "value" && before.get(name) !== kind);
      if (news.length > 0)
        added.set(
          specifier,
          news.map(([name]) => name),
        );
      const values = [...before].flatMap(([name, kind]) => (kind === "value" ? [name] : []));
      // A shared module that is new has nothing to compare.
      if (values.length === 0) continue;
      const [name = "", ...rest] = file.replace(/\.d\.ts$/, "").split("/");
      const where = (label: string) => path.join(folderOf(root, name), label, ...rest).replaceAll("\\", "/");
      index += 1;
      lines.push(`import type * as Earlier${index} from "${where("earlier")}";`);
      lines.push(`import type * as Later${index} from "${where("later")}";`);
      for (const value of values.filter((one) => !missing.includes(one) && !FOR_THE_SHELL.has(one)))
        lines.push(
          `export const v${index}_${value}: ${typeOf(`Earlier${index}`, value)} = null! as ${typeOf(`Later${index}`, value)}; // as ${value} of ${specifier}`,
        );
    }
    breaks.push(...findIncompatible(root, lines));
  } finally {
    for (const name of ["api-client", "bridge", "ui"]) rmSync(folderOf(root, name), { recursive: true, force: true });
  }
  return { level: breaks.length > 0 ? "major" : "minor", breaks, added };
}

/** Returns the contract after a change: additions raise the minor version and are recorded, all others the major version. */
export function nextContract({ version, since }: HostContract, { level, added }: ContractChange): HostContract {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (level === "major") return { version: `${major + 1}.0.0`, since: {} };
  const next = `${major}.${minor + 1}.0`;
  const all = Object.fromEntries(
    [...added].map(([specifier, names]) => [
      specifier,
      { ...since[specifier], ...Object.fromEntries(names.map((name) => [name, next])) },
    ]),
  );
  return { version: next, since: { ...since, ...all } };
}
