import { isNode, type Node, nameOf, plain, walk } from "./sources.ts";
import { callOf, entriesOf, isQuery, literalOf, type Scope, textsOf } from "./values.ts";

/** Adds a name to a shape, with a detail. */
export type Add = (name: string, detail?: string) => void;

const METHODS = /^(?:get|has|map|some|find|filter|forEach|slice|split|length)$/;

/** Reads what a module stores on the phone: keys, the storage, how it is written, and the names in it. */
export function readStorage({ module, sources, add }: Scope & { readonly add: Add }): void {
  const keys = new Map<string, Set<string>>();
  const values: unknown[] = [];
  const facts: [name: string, detail: string][] = [];
  walk(module.program, (node) => {
    if (node.type !== "CallExpression") return;
    const { method, object, args } = callOf(node);
    if (!/^(?:get|set|remove)Item$/.test(method)) return;
    const area = /^(?:session|local)Storage$/.exec(nameOf(object?.property) ?? nameOf(object) ?? "")?.[0] ?? "storage";
    for (const text of textsOf(args[0], { module, sources })) {
      const key = text.split(" ")[0] ?? "";
      keys.set(key, (keys.get(key) ?? new Set()).add(area));
    }
    if (method === "setItem") values.push(args[1]);
  });
  if (keys.size === 0) return;
  walk(module.program, (node) => {
    if (/^(?:Call|New)Expression$/.test(node.type)) {
      const { method, object, args } = callOf(node);
      const owner = nameOf(object);
      if (owner === "JSON" || /^(?:URLSearchParams|Number|parseInt|btoa|atob)$/.test(method))
        facts.push(["as", owner === "JSON" ? `JSON.${method}` : method]);
      if (owner === "JSON" || method === "URLSearchParams") {
        const [first] = args;
        const kept = sources.find(nameOf(plain(first)) ?? "", module)?.node ?? first;
        for (const [name, value] of entriesOf(kept, { sources, module })) facts.push([name, literalOf(value)]);
      }
      if (method === "get" && owner && !/quer|search|param|^(?:headers|names)$/i.test(owner))
        for (const text of textsOf(args[0], { module, sources })) facts.push([text, ""]);
      const regex = object?.regex as { pattern: string } | undefined;
      if (/^(?:exec|test)$/.test(method) && regex) {
        const isOfStorage = JSON.stringify(args[0] ?? {}).includes('"getItem"');
        if (isOfStorage) facts.push(["as", regex.pattern]);
      }
    }
    if (node.type === "BinaryExpression" && plain(node.left)?.type === "CallExpression" && literalOf(node.right)) {
      const { method, object, args } = callOf(plain(node.left) as Node);
      if (method === "get" && !isQuery(object))
        for (const text of textsOf(args[0], { module, sources })) facts.push([text, literalOf(node.right)]);
    }
    if (node.type === "VariableDeclarator" && isNode(node.id) && node.id.type === "ObjectPattern") {
      const from = nameOf(plain(node.init)) ?? "";
      if (/^stored/i.test(from))
        for (const one of node.id.properties as Node[]) if (nameOf(one.key)) facts.push([`${nameOf(one.key)}`, ""]);
    }
    if (
      node.type === "MemberExpression" &&
      nameOf(node.object) === "stored" &&
      !METHODS.test(nameOf(node.property) ?? "")
    )
      facts.push([`${nameOf(node.property)}`, ""]);
  });
  for (const [key, areas] of keys) {
    for (const area of areas) add(`stored ${key}`, area);
    for (const value of values) if (literalOf(value)) add(`stored ${key}`, literalOf(value));
    // How often a module mentions a name is no part of the format.
    for (const fact of new Set(facts.map(([name, detail]) => `${name}\0${detail}`))) {
      const [name, detail = ""] = fact.split("\0");
      add(`stored ${key} ${name}`, detail);
    }
  }
}
