import { readSchema } from "./readSchema.ts";
import { isNode, type Node, nameOf, plain, walk } from "./sources.ts";
import { callOf, entriesOf, literalOf, type Scope, textsOf } from "./values.ts";

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
