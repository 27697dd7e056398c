import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { singletons } from "@lending/federation/preset";

/** Everything that the host contract contains, as the committed report lists it. */
export interface HostContractReport {
  readonly version: string;
  /** Names that are in no type: modules, libraries, and the exports of those that are shared as a whole. */
  readonly names: readonly string[];
  /** Declarations of the shared modules, by file: `<package>/src/….d.ts`. */
  readonly declarations: ReadonlyMap<string, string>;
}

const ours = singletons.filter((one) => one.startsWith("@lending/"));
const libraries = singletons.filter((one) => !one.startsWith("@lending/"));

const fileOf = (root: string, specifier: string) =>
  createRequire(path.join(root, "packages/federation/package.json")).resolve(specifier);
const declarationOf = (file: string) => file.replace(/\.tsx?$/, ".d.ts");

/** Returns the major version of a library that the shared modules use or re-export. */
function libraryVersion(root: string, name: string) {
  const file = path.join(root, "packages/bridge/node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version.split(".")[0];
}

/** The exports of a library that is shared as a whole, without its internals. */
async function libraryNames(root: string, specifier: string): Promise<readonly string[]> {
  // React has other exports in development.
  process.env.NODE_ENV = "production";
  const library: Record<string, unknown> = await import(fileOf(root, specifier));
  return Object.keys(library)
    .filter((name) => !/^__|^default$|^module\.exports$/.test(name))
    .map((name) => `export ${name} of ${specifier}`);
}

/** Emits the declaration files of source files and of what they import, without comments: `<package>/src/….d.ts` to text. */
function emitDeclarations(root: string, sources: readonly string[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), "declarations-"));
  const packages = path.join(root, "packages");
  const outDir = path.join(folder, "out");
  const compilerOptions = {
    types: [],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // The type check reports errors in the sources.
    noCheck: true,
    removeComments: true,
    rootDir: packages,
    outDir,
  };
  try {
    const files = [path.join(packages, "ui/src/css-modules.d.ts"), ...sources];
    const config = { extends: path.join(root, "tsconfig.base.json"), compilerOptions, files };
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
    execFileSync(path.join(root, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8", stdio: "pipe" });
    return new Map(
      globSync("**/*.d.ts", { cwd: outDir }).map((file) => [file, readFileSync(path.join(outDir, file), "utf8")]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One statement of a file of declarations. */
interface Statement {
  readonly text: string;
  /** The file that it imports or re-exports from; undefined for a declaration, and for a library. */
  readonly from?: string | undefined;
  /** The names that it declares; of an import or a re-export with the name in that file. */
  readonly names: ReadonlyMap<string, string>;
}

const relativeTo = (file: string, specifier: string) =>
  declarationOf(path.posix.join(path.posix.dirname(file), specifier));

/** Reads the statements of a file that the compiler has emitted: each begins at the start of a line. */
const readStatements = (file: string, text: string): readonly Statement[] =>
  text
    .split(/^(?=[a-z])/m)
    .filter((one) => one.trim() !== "export {};")
    .map((one): Statement => {
      const list = /^(?:im|ex)port (?:type )?\{([^}]*)\}/.exec(one)?.[1];
      const declared = /^import (?:type )?\* as (\w+)|\b(?:const|function|class|interface|type) ([\w$]+)/.exec(one);
      const parts = list === undefined ? [declared?.[1] ?? declared?.[2] ?? ""] : list.split(",");
      const specifier = /^[^={(]*(?:\{[^}]*\} )?from "(\.[^"]+)";/.exec(one)?.[1];
      const names = parts.map((part) => part.replace("type ", "").trim().split(" as "));
      return {
        text: one.trimEnd(),
        from: specifier && relativeTo(file, specifier),
        names: new Map(names.map(([name = "", local = name]) => [local, name])),
      };
    });

/**
 * Returns the declarations that can be reached from entries, by file. Statements that no entry uses are left out, so that a
 * change of them does not change the result.
 */
function reachableDeclarations(
  files: ReadonlyMap<string, string>,
  entries: readonly string[],
): ReadonlyMap<string, string> {
  const parsed = new Map([...files].map(([file, text]) => [file, readStatements(file, text)]));
  const used = new Set<Statement>();
  const includeAll = (file: string) => {
    for (const { names } of parsed.get(file) ?? []) for (const name of names.keys()) include(file, name);
  };
  const include = (file: string, name: string) => {
    for (const statement of parsed.get(file) ?? []) {
      const source = statement.names.get(name);
      if (source === undefined) continue;
      if (statement.from) include(statement.from, source);
      if (used.has(statement)) continue;
      used.add(statement);
      if (statement.from) continue;
      for (const [, specifier = ""] of statement.text.matchAll(/import\("(\.[^"]+)"\)/g))
        includeAll(relativeTo(file, specifier));
      for (const word of statement.text.match(/[\w$]+/g) ?? []) include(file, word);
    }
  };
  for (const entry of entries) includeAll(entry);
  const kept = [...parsed].map(([file, all]) => [file, all.filter((one) => used.has(one))] as const);
  return new Map(
    kept
      .filter(([, statements]) => statements.length > 0)
      .map(([file, statements]) => [file, statements.map(({ text }) => text).join("\n")] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Returns the entry of each of our shared modules as the report names it: specifier to file of declarations. */
export const entriesOf = (root: string): ReadonlyMap<string, string> =>
  new Map(ours.map((one) => [one, declarationOf(path.relative(path.join(root, "packages"), fileOf(root, one)))]));

export async function readHostContractReport(root: string, version: string): Promise<HostContractReport> {
  const names = new Set<string>();
  for (const name of ["react", "react-dom", "react-router", "jotai", "valibot"])
    names.add(`library ${name} ${libraryVersion(root, name)}`);
  for (const one of libraries) for (const name of await libraryNames(root, one)) names.add(name);
  for (const one of ours) names.add(`module ${one}`);
  const files = emitDeclarations(
    root,
    ours.map((one) => fileOf(root, one)),
  );
  const declarations = reachableDeclarations(files, [...entriesOf(root).values()]);
  return { version, names: [...names].sort(), declarations };
}

const HEADING = `
Everything that the shell shares with the remotes at run time. Generated by
\`pnpm exec node packages/checks/src/commands/hostContract.ts --write\`; do not edit.
[Shipping](../../docs/shipping.md#the-host-contract) explains its version.
`;

/** Returns the text of the committed report. */
export const renderReport = ({ version, names, declarations }: HostContractReport): string =>
  [
    `# Host contract ${version}`,
    HEADING,
    "## Names\n",
    `\`\`\`text\n${names.join("\n")}\n\`\`\`\n`,
    "## Declarations\n",
    ...[...declarations].map(([file, text]) => `### ${file}\n\n\`\`\`ts\n${text}\n\`\`\`\n`),
  ].join("\n");

export function parseReport(text: string): HostContractReport {
  const blocks = [...text.matchAll(/^### (\S+)\n\n```ts\n([\s\S]*?)\n```$/gm)];
  return {
    version: /^# Host contract (\S+)$/m.exec(text)?.[1] ?? "",
    names: (/```text\n([\s\S]*?)\n```/.exec(text)?.[1] ?? "").split("\n").filter(Boolean),
    declarations: new Map(blocks.map(([, file = "", block = ""]) => [file, block])),
  };
}
