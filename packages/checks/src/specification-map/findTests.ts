import { parseSync } from "oxc-parser";

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Returns the name of the called function: `it` for `it(…)`, `it.each(…)(…)` and `it.skipIf(…)(…)`. */
function calledName(callee: unknown): string {
  if (!isNode(callee)) return "";
  if (callee.type === "Identifier") return String(callee.name);
  if (callee.type === "MemberExpression") return calledName(callee.object);
  if (callee.type === "CallExpression") return calledName(callee.callee);
  return callee.type === "TaggedTemplateExpression" ? calledName(callee.tag) : "";
}

const isGroup = (callee: unknown): boolean =>
  isNode(callee) &&
  ((callee.type === "MemberExpression" && isNode(callee.property) && callee.property.name === "describe") ||
    (callee.type === "CallExpression" && isGroup(callee.callee)));

/** Returns the titles of a file's tests as written, with `%s` and `{name}` as placeholders for values. */
export function findTests(file: string, code: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one);
      return;
    }
    if (!isNode(value)) return;
    if (
      value.type === "CallExpression" &&
      ["it", "test"].includes(calledName(value.callee)) &&
      !isGroup(value.callee)
    ) {
      const [title] = value.arguments as readonly unknown[];
      if (isNode(title)) {
        if (title.type === "Literal" && typeof title.value === "string") titles.add(title.value);
        if (title.type === "TemplateLiteral")
          titles.add(code.slice(title.start + 1, title.end - 1).replace(/\$\{/g, "{"));
      }
    }
    for (const inner of Object.values(value)) if (typeof inner === "object") visit(inner);
  };
  visit(parseSync(file, code).program);
  return titles;
}
