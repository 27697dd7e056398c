import { isNode, type Node, nameOf, plain, walk } from "./sources.ts";
import { callOf, entriesOf, follow, literalOf, literalsOf, type Scope, textsOf } from "./values.ts";

/** A field that a schema reads: its path, and its type with its default. */
export interface SchemaField {
  readonly path: string;
  readonly type: string;
}

/** Steps of a pipe that change the read value, not what is accepted. */
const TRANSFORMS = new Set(["transform", "readonly", "brand", "description", "trim", "title", "metadata"]);

/** Lists the fields that a schema reads, nested ones with their path. A list's items have the path `name[]`. */
export function readSchema(node: unknown, scope: Scope, path = "", depth = 0): readonly SchemaField[] {
  return follow(node, scope, depth).flatMap(({ node: one, module }) => {
    const inner = { ...scope, module };
    const { method: name, object, args } = callOf(one);
    const [first, second] = args;
    const own = (type: string): readonly SchemaField[] => [{ path, type }];
    const at = (child: unknown, to: string) => readSchema(child, inner, to, depth + 1);
    const members = (type: string) => [
      ...(path ? own(type) : []),
      ...entriesOf(first, inner, depth + 1).flatMap(([key, value, from]) =>
        readSchema(value, from, path === "" ? key : `${path}.${key}`, depth + 1),
      ),
    ];
    /** The fields of the first argument; the type of the field itself has an addition. */
    const extended = (addition: string) =>
      at(first, path).map((field, index) => (index === 0 ? { ...field, type: field.type + addition } : field));
    const literals = (list: unknown) => literalsOf(list, inner, depth + 1);
    const options = () => [...literals(first)].sort().join("|");

    if (one.type !== "CallExpression" || name === "") return own("unknown");
    if (nameOf(object) === "v") {
      if (/object$/i.test(name)) return members("strict object");
      if (name === "array") return [...own("strict list"), ...at(first, `${path}[]`)];
      if (name === "picklist") return own(`strict choice ${options()}`);
      if (/^(?:optional|nullish|nullable|fallback)$/.test(name))
        return extended(`? ${literals(second).join()}`.trimEnd());
      if (name !== "pipe") return own(`strict ${name}`);
      const checks = args
        .slice(1)
        .map((step) => nameOf((plain(step)?.callee as Node)?.property) ?? "check")
        .filter((step) => !TRANSFORMS.has(step));
      return extended(checks.map((check) => ` & ${check}`).join(""));
    }
    if (name === "record") return members("record");
    if (name === "list") return [...own("list"), ...at(first, `${path}[]`)];
    const fallback = literals(name === "choice" ? second : first).join();
    if (name === "choice") return own(`choice ${options()} = ${fallback}`);
    return own(fallback === "" || fallback === '""' ? name : `${name} = ${fallback}`);
  });
}

/** Adds a name to a shape, with a detail. */
export type Add = (name: string, detail?: string) => void;

/** Reads the stored values that a module declares: their keys, their places, and what their readers expect. */
export function readStorage({ module, sources, add }: Scope & { readonly add: Add }): void {
  const scope = { module, sources };
  walk(module.program, (node) => {
    if (node.type === "VariableDeclarator") {
      const place = /"name":"(Session|Local)Key"/.exec(JSON.stringify((node.id as Node).typeAnnotation ?? {}))?.[1];
      for (const key of place ? textsOf(node.init, scope) : []) add(`stored ${key}`, place?.toLowerCase());
    }
    if (node.type !== "CallExpression" || callOf(node).method !== "declareStored") return;
    const declared = new Map(
      entriesOf(callOf(node).args[0], scope).map(([name, value, from]) => [name, { value, from }] as const),
    );
    for (const key of textsOf(declared.get("key")?.value, scope)) {
      const { value: read, from = scope } = declared.get("read") ?? {};
      const facts = new Set<string>();
      walk(read, (part) => {
        const { method, object, args } = callOf(part);
        if (method === "parseResponse")
          for (const { path, type } of readSchema(args[0], from)) if (path) facts.add(`${path}\0${type}`);
        const regex = object?.regex as { pattern: string } | undefined;
        if (regex) facts.add(`as\0${regex.pattern}`);
        if (method === "Number") facts.add("as\0Number");
        if (part.type === "BinaryExpression" && plain(part.left)?.type === "UnaryExpression")
          facts.add(`as\0${literalOf(part.right)}`);
        if (part.type === "VariableDeclarator" && isNode(part.id) && part.id.type === "ObjectPattern")
          for (const one of part.id.properties as Node[]) if (nameOf(one.key)) facts.add(`${nameOf(one.key)}\0`);
      });
      add(`stored ${key}`, literalOf(declared.get("place")?.value).replaceAll('"', ""));
      for (const fact of facts) {
        const [name, detail] = fact.split("\0");
        add(`stored ${key} ${name}`, detail);
      }
    }
  });
}
