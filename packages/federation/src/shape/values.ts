import { isNode, type Node, nameOf, plain, resultOf, type SourceModule, type Sources } from "./sources.ts";

/** Where an expression is. */
export interface Scope {
  readonly sources: Sources;
  readonly module: SourceModule;
}

const DEPTH_MAX = 12;

/** Follows names, members and calls of own functions to the expression that they refer to. */
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

/** Returns the module of a function in which its parameters are replaced by the arguments of a call. */
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
export function literalsOf(node: unknown, scope: Scope, depth = 0): readonly string[] {
  return follow(node, scope, depth).flatMap(({ node: one, module }) => {
    const inner = { ...scope, module };
    if (one.type === "ArrayExpression")
      return (one.elements as unknown[]).flatMap((part) => literalsOf(part, inner, depth + 1));
    if (one.type === "SpreadElement") return literalsOf(one.argument, inner, depth + 1);
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
        : literalsOf(key, inner, depth + 1)[0]?.replaceAll('"', "");
      const name = property.computed ? `<${computed ?? "?"}>` : nameOf(key);
      return name === undefined ? [] : [[name, property.value, inner] as const];
    });
  });
}

/** Returns the parts of a call. */
export const callOf = (node: Node) => {
  const callee = plain(node.callee);
  const isMember = callee?.type === "MemberExpression";
  return {
    method: nameOf(isMember ? callee.property : callee) ?? "",
    object: isMember ? plain(callee.object) : undefined,
    args: (node.arguments ?? []) as readonly unknown[],
  };
};

/** Returns the constant texts that an expression begins with: a key such as `draft 17` counts as `draft`. */
export function textsOf(node: unknown, scope: Scope, depth = 0): readonly string[] {
  if (depth > 6) return [];
  return follow(node, scope).flatMap(({ node: one, module }) => {
    const next = (inner: unknown) => textsOf(inner, { ...scope, module }, depth + 1);
    if (one.type === "Literal") return typeof one.value === "string" ? [one.value] : [];
    if (one.type === "TemplateLiteral") {
      const [first] = one.quasis as readonly { value: { cooked: string } }[];
      return first?.value.cooked ? [first.value.cooked] : next((one.expressions as unknown[])[0]);
    }
    return one.type === "BinaryExpression" ? next(one.left) : [];
  });
}

/** Returns a literal as JSON, "" for anything else. */
export const literalOf = (node: unknown) => {
  const one = plain(node);
  return one?.type === "Literal" ? JSON.stringify(one.value) : "";
};

/** Returns whether an object is the query of an address. */
export function isQuery(node: unknown): boolean {
  const one = plain(node);
  const name = nameOf(one) ?? nameOf(plain(one?.callee));
  return name !== undefined && /quer|search|param/i.test(name);
}
