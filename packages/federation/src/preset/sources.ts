import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";

/** A node of a syntax tree, as far as its readers know it. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Returns whether a value of a syntax tree is a node. */
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

/** Calls `visit` for a node and everything below it. */
function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (isNode(node)) {
    visit(node);
    for (const child of Object.values(node)) if (typeof child === "object") walk(child, visit);
  }
}

/** Returns the name of an identifier, a member or a literal key; undefined for a computed one. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Identifier") return `${node.name}`;
  if (node.type === "Literal") return `${node.value}`;
  return undefined;
}

/** What a source file imports, passes on and loads. */
interface SourceModule {
  readonly imports: ReadonlyMap<string, Imported>;
  /** Names that it exports from other modules. */
  readonly passedOn: ReadonlyMap<string, Imported>;
  /** The specifiers of everything that it loads. */
  readonly loads: readonly string[];
}

interface Imported {
  readonly specifier: string;
  readonly name: string;
}

interface SourceOptions {
  /** The folder with the packages of the workspace, each named as its folder. */
  readonly packages: string;
  /** Returns the text of a file; by default reads the disk. */
  readonly read?: (file: string) => string;
}

const parsed = new Map<string, { readonly text: string; readonly module: SourceModule }>();

/** Follows the imports of source files, with the packages of the workspace and without libraries. */
export class Sources {
  readonly #packages: string;
  readonly #read: (file: string) => string;
  constructor({ packages, read = (file) => readFileSync(file, "utf8") }: SourceOptions) {
    this.#packages = packages;
    this.#read = read;
  }

  /** Returns the file of an import; undefined for a library. */
  resolve(specifier: string, from: string): string | undefined {
    if (specifier.startsWith(".")) return path.resolve(path.dirname(from), specifier);
    const [, name, rest = ""] = /^@lending\/([\w-]+)(\/.*)?$/.exec(specifier) ?? [];
    const manifest = name && path.join(this.#packages, name, "package.json");
    if (!manifest || !existsSync(manifest)) return undefined;
    const { exports = {} } = JSON.parse(this.#read(manifest)) as { exports?: Record<string, unknown> };
    const target = exports[`.${rest}`];
    return typeof target === "string" ? path.join(this.#packages, name, target) : undefined;
  }

  /** Returns a parsed file. */
  module(file: string): SourceModule {
    const text = this.#read(file);
    const known = parsed.get(file);
    if (known?.text === text) return known.module;
    const module = parse(file, text);
    parsed.set(file, { text, module });
    return module;
  }

  /** Returns every file that the entries load, except those that `isOutside` names. */
  files(entries: readonly string[], isOutside: (file: string) => boolean = () => false): readonly string[] {
    const found = new Set<string>();
    const visit = (file: string) => {
      if (found.has(file) || isOutside(file) || !/\.(?:tsx?|css)$/.test(file) || !existsSync(file)) return;
      found.add(file);
      if (file.endsWith(".css")) {
        for (const [, one = ""] of this.#read(file).matchAll(/@import\s+(?:url\()?["']?(\.[^"')\s]+)/g))
          visit(path.resolve(path.dirname(file), one));
        return;
      }
      for (const one of this.module(file).loads) {
        const target = this.resolve(one, file);
        if (target) visit(target);
      }
    };
    for (const entry of entries) visit(entry);
    return [...found].sort();
  }
}

function parse(file: string, text: string): SourceModule {
  const program = parseSync(file, text).program as unknown as Node;
  const imports = new Map<string, Imported>();
  const passedOn = new Map<string, Imported>();
  const loads: string[] = [];
  walk(program, (node) => {
    const specifier = nameOf(node.source);
    if (specifier === undefined || node.importKind === "type" || node.exportKind === "type") return;
    loads.push(specifier);
    for (const one of (node.specifiers ?? []) as Node[]) {
      if (one.importKind === "type" || one.exportKind === "type") continue;
      if (one.type === "ExportSpecifier")
        passedOn.set(`${nameOf(one.exported)}`, { specifier, name: `${nameOf(one.local)}` });
      else imports.set(`${nameOf(one.local)}`, { specifier, name: nameOf(one.imported) ?? "*" });
    }
  });
  return { imports, passedOn, loads };
}
