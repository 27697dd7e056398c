import { type Node, nameOf, plain } from "./sources.ts";
import { callOf, entriesOf, follow, literalsOf, type Scope } from "./values.ts";

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
