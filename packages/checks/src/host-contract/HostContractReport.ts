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

/** Returns the declarations of the entries and of every file that these import, directly or not, by file. */
function reachableDeclarations(
  files: ReadonlyMap<string, string>,
  entries: readonly string[],
): ReadonlyMap<string, string> {
  const reached = new Map<string, string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    // A style sheet has no declarations.
    if (reached.has(file) || !file.endsWith(".d.ts")) continue;
    const text = files.get(file);
    if (text === undefined) throw new Error(`The compiler has written no ${file}. Run the command again.`);
    reached.set(file, text.trimEnd());
    for (const [, specifier = ""] of text.matchAll(/(?:from |import\()"(\.[^"]+)"/g))
      open.push(declarationOf(path.posix.join(path.posix.dirname(file), specifier)));
  }
  return new Map([...reached].sort(([one], [other]) => (one < other ? -1 : 1)));
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
