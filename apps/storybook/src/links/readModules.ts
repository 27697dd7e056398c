import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { importsOf } from "@lending/federation/preset";
import { type ESTree, parseSync } from "vite";

export type Module = ReturnType<typeof parse>;

/** What screens share about lending: its components use those of ui, too. */
const domain = path.resolve(import.meta.dirname, "../../../../packages/domain");
const { exports: domainFiles } = JSON.parse(readFileSync(path.join(domain, "package.json"), "utf8")) as {
  readonly exports: Readonly<Record<string, string>>;
};

const modules = new Map<string, Module>();

/** Reads a file, once. */
export function readModule(file: string): Module {
  const known = modules.get(file) ?? parse(file);
  modules.set(file, known);
  return known;
}

function parse(file: string) {
  const source = readFileSync(file, "utf8");
  const { program, module, comments } = parseSync(file, source);
  const resolve = (name: string) => {
    const shared = domainFiles[name.replace("@lending/domain", ".")];
    if (name.startsWith("@lending/domain/") && shared !== undefined) return path.join(domain, shared);
    return name.startsWith(".") ? path.resolve(path.dirname(file), name) : name;
  };
  const statements = program.body.flatMap((statement) => {
    const { start } = statement;
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "FunctionDeclaration") return [{ name: declaration.id?.name ?? "", start, init: null }];
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" ? [{ name: id.name, start, init }] : [],
    );
  });
  return {
    source,
    /** From a package, such as `@lending/ui/button`, or an absolute file. Without a name everything is imported. */
    imports: importsOf(file).map(({ specifier, name }) => ({ from: resolve(specifier), name })),
    /** The names of what it declares and exports, without types. */
    exports: module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType, moduleRequest }) => !isType && moduleRequest === null)
      .map(({ exportName }) => exportName.name ?? ""),
    /** What its constants and functions are, by their names. */
    declared: new Map(statements.flatMap(({ name, init }) => (init ? [[name, init] as const] : []))),
    /** Returns the doc comment above what declares the name, as one line. */
    docOf: (name: string) => {
      const { start = -1 } = statements.find((one) => one.name === name) ?? {};
      const doc = comments.find(({ end, value }) => value.startsWith("*") && source.slice(end, start) === "\n");
      return doc === undefined
        ? ""
        : doc.value
            .replace(/^\*|\n\s*\*/g, " ")
            .replace(/\s+/g, " ")
            .trim();
    },
  };
}

/** Returns the modules that the files import, directly or not, as far as `includes` allows, themselves included. */
export function reachModules(
  files: readonly string[],
  includes: (file: string) => boolean = () => true,
): ReadonlyMap<string, Module> {
  const reached = new Map<string, Module>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    const module = readModule(file);
    reached.set(file, module);
    for (const { from } of module.imports)
      if (path.isAbsolute(from) && /\.tsx?$/.test(from) && includes(from) && existsSync(from)) open.push(from);
  }
  return reached;
}

/** A value that a source states as a literal. Anything else is undefined. */
export type Literal = string | number | boolean | null | undefined | readonly Literal[] | LiteralObject;
interface LiteralObject {
  readonly [key: string]: Literal;
}

/** Returns the object that a constant of a module states. */
export const readObject = (module: Pick<Module, "declared">, name: string): LiteralObject =>
  read(module.declared.get(name), module) as LiteralObject;

function read(node: ESTree.Expression | null | undefined, scope: Pick<Module, "declared">): Literal {
  switch (node?.type) {
    case "Literal":
      return node.value as string | number | boolean | null;
    case "TemplateLiteral":
      return node.quasis.map(({ value }) => value.cooked).join("");
    case "TSSatisfiesExpression":
      return read(node.expression, scope);
    case "Identifier":
      return read(scope.declared.get(node.name), scope);
    case "ArrayExpression":
      return node.elements.map((one) => read(one as ESTree.Expression, scope));
    case "ObjectExpression":
      return Object.fromEntries(
        node.properties.flatMap((one) => {
          if (one.type === "SpreadElement") return [];
          const { key, value } = one;
          const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
          return [[name, read(value, scope)]];
        }),
      );
    default:
      return undefined;
  }
}
