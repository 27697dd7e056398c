import type { Add } from "./readSchema.ts";
import { isNode, type Node, nameOf, plain, type SourceModule, type Sources, walk } from "./sources.ts";

interface SharedOptions {
  readonly sources: Sources;
  /** The entries of the shared modules: file to import specifier. */
  readonly sharedFiles: ReadonlyMap<string, string>;
  readonly add: Add;
}

/** Returns whether a value is a function, with the number of arguments that it needs. */
function kindOf(node: Node | undefined): string {
  const one = plain(node);
  if (!one) return "value";
  if (one.type === "ClassDeclaration") return "class";
  if (!/Function/.test(one.type)) return "value";
  const params = one.params as readonly Node[];
  const optional = params.findIndex(
    (param) => param.optional === true || /^(?:AssignmentPattern|RestElement)$/.test(param.type),
  );
  return `function ${optional < 0 ? params.length : optional}`;
}

/** Returns the values that a module exports, with where each one is defined. */
function exportsOf(module: SourceModule): readonly (readonly [name: string, local: string])[] {
  return (module.program.body as readonly Node[]).flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration" || node.exportKind === "type") return [];
    const declaration = isNode(node.declaration) ? node.declaration : undefined;
    const own = (declaration?.declarations as readonly Node[] | undefined) ?? (declaration ? [declaration] : []);
    const listed = (node.specifiers as readonly Node[]).filter((one) => one.exportKind !== "type");
    return [
      ...own.filter((one) => !/^TS/.test(one.type)).map(({ id }) => [`${nameOf(id)}`, `${nameOf(id)}`] as const),
      ...listed.map(
        ({ exported, local }) =>
          [`${nameOf(exported)}`, node.source ? `${nameOf(exported)}` : `${nameOf(local)}`] as const,
      ),
    ];
  });
}

/** Reads what the shell shares with remotes: the exports of the shared modules, and the names of their members. */
export function readSharedShape({ sources, sharedFiles, add }: SharedOptions): void {
  const known = new Set<string>();
  for (const [file, specifier] of sharedFiles) {
    const module = sources.module(file);
    for (const [name, local] of exportsOf(module)) {
      const from = module.passedOn.get(name);
      const target = from && sources.resolve(from.specifier, file);
      if (target && !exportsOf(sources.module(target)).some(([one]) => one === from.name)) continue;
      add(`export ${name} of ${specifier}`, kindOf(sources.find(local, module)?.node));
    }
  }
  for (const file of sources.files([...sharedFiles.keys()])) {
    if (file.endsWith(".css")) continue;
    const { program } = sources.module(file);
    for (const node of program.body as readonly Node[]) {
      const declaration = isNode(node.declaration) ? node.declaration : undefined;
      if (!/^TS(?:Interface|TypeAlias)Declaration$/.test(declaration?.type ?? "")) continue;
      walk(declaration, (one) => {
        if (/^TS(?:Property|Method)Signature$/.test(one.type))
          add(`member ${nameOf(one.key)}`, one.optional ? "?" : "");
      });
    }
    // A member of a type may come from data, such as the verbs of the native port.
    walk(program, ({ type, key }) => {
      const name =
        /^(?:TS(?:Property|Method)Signature|Property|(?:Property|Method)Definition)$/.test(type) && nameOf(key);
      if (name && !known.has(name)) add(`key ${name}`);
      if (name) known.add(name);
    });
  }
}
