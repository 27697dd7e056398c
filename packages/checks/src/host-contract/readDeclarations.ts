import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseSync } from "oxc-parser";

/** One statement of a declaration file. */
interface Statement {
  readonly text: string;
  /** Names that it declares. */
  readonly declares: readonly string[];
  /** Local name to the file and the name there, of an import or a re-export. */
  readonly links: ReadonlyMap<string, readonly [file: string, name: string]>;
  readonly isReExport: boolean;
}

/** Emits the declaration files of source files and of what they import, without comments: `<package>/src/….d.ts` to text. */
function emitDeclarations(root: string, sources: readonly string[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), "declarations-"));
  const packages = path.join(root, "packages");
  const compilerOptions = {
    types: [],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // The type check reports errors in the sources.
    noCheck: true,
    removeComments: true,
    rootDir: packages,
    outDir: path.join(folder, "out"),
  };
  try {
    const files = [path.join(packages, "ui/src/css-modules.d.ts"), ...sources];
    const config = { extends: path.join(root, "tsconfig.base.json"), compilerOptions, files };
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
    execFileSync(path.join(root, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8", stdio: "pipe" });
    const { outDir } = compilerOptions;
    return new Map(
      globSync("**/*.d.ts", { cwd: outDir }).map((file) => [file, readFileSync(path.join(outDir, file), "utf8")]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface AnyNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

const nameOf = (node: unknown) => (node as { name?: string; value?: string }).name ?? "";

/** Returns the file of declarations that a relative specifier names, or undefined for a library. */
const fileOf = (from: string, specifier: unknown) =>
  typeof specifier === "string" && specifier.startsWith(".")
    ? path.posix.join(path.posix.dirname(from), specifier).replace(/\.tsx?$/, ".d.ts")
    : undefined;

function readStatements(file: string, text: string): readonly Statement[] {
  return (parseSync(file, text).program.body as unknown as readonly AnyNode[]).map((node) => {
    const source = fileOf(file, (node.source as AnyNode | undefined)?.value);
    const specifiers = (node.specifiers ?? []) as readonly AnyNode[];
    const isReExport = node.type === "ExportNamedDeclaration" && Boolean(node.source);
    const links = new Map<string, readonly [string, string]>();
    for (const one of source ? specifiers : [])
      links.set(nameOf(isReExport ? one.exported : one.local), [
        source as string,
        nameOf(isReExport ? one.local : one.imported),
      ]);
    const declaration = (node.declaration ?? node) as AnyNode;
    const declarations = (declaration.declarations ?? [declaration]) as readonly AnyNode[];
    const declares = [
      ...declarations.map((one) => nameOf(one.id ?? {})),
      ...(isReExport ? specifiers.map((one) => nameOf(one.exported)) : []),
      ...(node.type === "ImportDeclaration" ? specifiers.map((one) => nameOf(one.local)) : []),
    ].filter(Boolean);
    return { text: text.slice(node.start as number, node.end as number), declares, links, isReExport };
  });
}

/**
 * Returns the declarations that can be reached from entries, by file. Statements that no entry uses are left out, so that a
 * change of them does not change the result.
 */
export function reachableDeclarations(
  files: ReadonlyMap<string, string>,
  entries: readonly string[],
): ReadonlyMap<string, string> {
  const parsed = new Map<string, readonly Statement[]>();
  const used = new Map<string, Set<Statement>>();
  const statementsOf = (file: string) => {
    const found = parsed.get(file) ?? readStatements(file, files.get(file) ?? "");
    parsed.set(file, found);
    return found;
  };
  const use = (file: string, name: string) => {
    const statement = statementsOf(file).find(({ declares }) => declares.includes(name));
    if (statement) include(file, statement, statement.links.has(name) ? [name] : []);
  };
  const include = (file: string, statement: Statement, names: readonly string[]) => {
    for (const name of names) {
      const link = statement.links.get(name);
      if (link) use(...link);
    }
    const known = used.get(file) ?? new Set();
    used.set(file, known);
    if (known.has(statement)) return;
    known.add(statement);
    if (statement.links.size > 0) return;
    for (const [, specifier] of statement.text.matchAll(/import\("(\.[^"]+)"\)/g)) {
      const inner = fileOf(file, specifier) ?? "";
      for (const one of statementsOf(inner)) include(inner, one, [...one.links.keys()]);
    }
    for (const word of new Set(statement.text.match(/[\w$]+/g))) use(file, word);
  };
  for (const entry of entries)
    for (const statement of statementsOf(entry)) include(entry, statement, [...statement.links.keys()]);
  return new Map(
    [...used].sort().map(([file, kept]) => {
      const all = statementsOf(file).filter((statement) => kept.has(statement) && statement.text !== "export {};");
      return [file, all.map(({ text }) => text).join("\n")];
    }),
  );
}

/** Returns the declarations of source files of the packages, and all that they refer to: `<package>/src/….d.ts` to text. */
export function readDeclarations(root: string, sources: readonly string[]): ReadonlyMap<string, string> {
  const entries = sources.map((file) => declarationOf(path.relative(path.join(root, "packages"), file)));
  return reachableDeclarations(emitDeclarations(root, sources), entries);
}

export const declarationOf = (file: string) => file.replace(/\.tsx?$/, ".d.ts");
