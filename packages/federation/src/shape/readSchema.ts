import { isNode, type Node, nameOf, plain, resultOf, type SourceModule, type Sources } from "./sources.ts";

/** A field that a schema reads: its path, and its type with its default. */
export interface SchemaField {
  readonly path: string;
  readonly type: string;
}

/** Where an expression is. */
export interface Scope {
  readonly sources: Sources;
  readonly module: SourceModule;
}

const DEPTH_MAX = 12;
/** Steps of a pipe that change the read value, not what is accepted. */
const TRANSFORMS = new Set(["transform", "readonly", "brand", "description", "trim", "title", "metadata"]);

/** Follows names, members and calls of own functions to the expression that they stand for. */
export function follow(node: unknown, scope: Scope, depth = 0): readonly (Scope & { readonly node: Node })[] {
  const one = plain(node);
  if (!one || depth > DEPTH_MAX) return [];
  if (one.type === "MemberExpression") {
    const member = nameOf(one.property);
    const entries = entriesOf(one.object, scope, depth + 1).filter(([key]) => one.computed || key === member);
    return entries.length > 0
      ? entries.flatMap(([, value, from]) => follow(value, from, depth + 1))
      : [{ ...scope, node: one }];
  }
  if (one.type === "ConditionalExpression")
    return [one.consequent, one.alternate].flatMap((part) => follow(part, scope, depth + 1));
  const name = one.type === "Identifier" ? nameOf(one) : one.type === "CallExpression" ? nameOf(one.callee) : undefined;
  const found = name === undefined ? undefined : scope.sources.find(name, scope.module);
  if (!found || found.module.file.endsWith("/schema/schema.ts")) return [{ ...scope, node: one }];
  const next = { ...scope, module: withArguments(found, one) };
  return resultOf(found.node).flatMap((result) => (result === one ? [] : follow(result, next, depth + 1)));
}

/** Returns the module of a function in which its parameters stand for the arguments of a call. */
function withArguments(
  { node, module }: { readonly node: Node; readonly module: SourceModule },
  call: Node,
): SourceModule {
  const values = (call.arguments ?? []) as readonly unknown[];
  const named = ((node.params ?? []) as Node[]).flatMap((param, index): [string, Node][] => {
    const [name, value] = [nameOf(param), plain(values[index])];
    return name !== undefined && value && value.type !== "Identifier" ? [[name, value]] : [];
  });
  return named.length === 0 ? module : { ...module, names: new Map([...module.names, ...named]) };
}

/** Returns the texts of a constant list or literal. */
function textsOf(node: unknown, scope: Scope, depth = 0): readonly string[] {
  return follow(node, scope, depth).flatMap(({ node: one, module }) => {
    const inner = { ...scope, module };
    if (one.type === "ArrayExpression")
      return (one.elements as unknown[]).flatMap((part) => textsOf(part, inner, depth + 1));
    if (one.type === "SpreadElement") return textsOf(one.argument, inner, depth + 1);
    return one.type === "Literal" ? [JSON.stringify(one.value)] : [];
  });
}

/** Returns the entries of an object with those that it spreads. */
export function entriesOf(
  node: unknown,
  scope: Scope,
  depth = 0,
): readonly (readonly [name: string, value: unknown, scope: Scope])[] {
  return follow(node, scope, depth).flatMap(({ node: one, module }) => {
    const inner = { ...scope, module };
    if (one.type === "LogicalExpression") return entriesOf(one.right, inner, depth + 1);
    if (one.type !== "ObjectExpression") return [];
    return (one.properties as Node[]).flatMap((property) => {
      if (property.type === "SpreadElement") return entriesOf(property.argument, inner, depth + 1);
      const key = property.key as Node;
      // A name of the deployment's obfuscated fields: [names.logo].
      const computed = isNode(key.property)
        ? nameOf(key.property)
        : textsOf(key, inner, depth + 1)[0]?.replaceAll('"', "");
      const name = property.computed ? `<${computed ?? "?"}>` : nameOf(key);
      return name === undefined ? [] : [[name, property.value, inner] as const];
    });
  });
}

/** Lists the fields that a schema reads, nested ones with their path. A list's items have the path `name[]`. */
export function readSchema(node: unknown, scope: Scope, path = "", depth = 0): readonly SchemaField[] {
  const own = (type: string): readonly SchemaField[] => [{ path, type }];
  return follow(node, scope, depth).flatMap(({ node: one, module }) => {
    const inner = { ...scope, module };
    const callee = plain(one.callee);
    const name = nameOf(callee?.type === "MemberExpression" ? callee.property : callee);
    const [first, second] = (one.arguments ?? []) as unknown[];
    const at = (child: unknown, to: string) => readSchema(child, inner, to, depth + 1);
    const join = (to: string) => (path === "" ? to : `${path}.${to}`);
    const isOfLibrary = callee?.type === "MemberExpression" && nameOf(callee.object) === "v";
    if (one.type !== "CallExpression" || name === undefined) return own("unknown");
    if (isOfLibrary) {
      if (/object$/i.test(name)) {
        const entries = entriesOf(first, inner, depth + 1);
        return [...(path ? own("strict object") : []), ...entries.flatMap(([key, value]) => at(value, join(key)))];
      }
      if (name === "array") return [...own("strict list"), ...at(first, `${path}[]`)];
      if (name === "pipe") {
        const checks = ((one.arguments as unknown[]).slice(1) as Node[])
          .map((step) => nameOf((plain(step)?.callee as Node)?.property) ?? "check")
          .filter((step) => !TRANSFORMS.has(step));
        return at(first, path).map((field, index) =>
          index === 0 && checks.length > 0 ? { ...field, type: `${field.type} & ${checks.join(" & ")}` } : field,
        );
      }
      if (/^(?:optional|nullish|nullable|fallback)$/.test(name)) {
        const rest = textsOf(second, inner, depth + 1).join();
        return at(first, path).map((field, index) =>
          index === 0 ? { ...field, type: `${field.type}? ${rest}`.trim() } : field,
        );
      }
      if (name === "picklist") return own(`strict choice ${[...textsOf(first, inner)].sort().join("|")}`);
      return own(`strict ${name}`);
    }
    if (name === "record") {
      const entries = entriesOf(first, inner, depth + 1);
      return [
        ...(path ? own("record") : []),
        ...entries.flatMap(([key, value, from]) => readSchema(value, from, join(key), depth + 1)),
      ];
    }
    if (name === "list") return [...own("list"), ...at(first, `${path}[]`)];
    const fallback = textsOf(name === "choice" ? second : first, inner, depth + 1).join();
    if (name === "choice") return own(`choice ${[...textsOf(first, inner)].sort().join("|")} = ${fallback}`);
    return own(fallback === "" || fallback === '""' ? name : `${name} = ${fallback}`);
  });
}
