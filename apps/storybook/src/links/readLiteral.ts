import type { ESTree } from "vite";
import type { Module } from "./readModules.ts";

/** A value that a source states, without running it. What needs to run is undefined. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Literal[]
  | { readonly [key: string]: Literal };

type Scope = Pick<Module, "declared">;

/** Returns the value of a constant of a module: of a function, what it returns. */
export const readConstant = (module: Scope, name: string): Literal => read(module.declared.get(name), module);

/** Returns the property of a literal, if that is an object with it. */
export const property = (literal: Literal, name: string): Literal =>
  literal !== null && typeof literal === "object" && !Array.isArray(literal)
    ? (literal as { readonly [key: string]: Literal })[name]
    : undefined;

export const textOf = (literal: Literal): string => (typeof literal === "string" ? literal : "");

function read(node: ESTree.Expression | null | undefined, scope: Scope): Literal {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "object" || typeof node.value === "bigint" ? null : node.value;
    case "TemplateLiteral":
      return readTemplate(node, scope);
    case "ConditionalExpression":
      return [node.consequent, node.alternate].map((one) => readText(one, scope)).join(" / ");
    case "TSSatisfiesExpression":
    case "TSAsExpression":
    case "ParenthesizedExpression":
      return read(node.expression, scope);
    case "ImportExpression":
      return read(node.source, scope);
    case "Identifier":
      return readConstant(scope, node.name);
    case "ArrayExpression":
      return node.elements.map((one) => (one === null || one.type === "SpreadElement" ? undefined : read(one, scope)));
    case "ObjectExpression":
      return Object.fromEntries(
        node.properties.flatMap((one) => {
          if (one.type === "SpreadElement") return [];
          const { key, value } = one;
          const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
          return [[name, read(value, scope)]];
        }),
      );
    case "ArrowFunctionExpression":
      return node.body.type === "BlockStatement" ? undefined : (read(node.body, scope) ?? readText(node.body, scope));
    case "CallExpression":
      return readCall(node, scope);
    default:
      return undefined;
  }
}

/** Returns a text; of anything else, its name in braces. */
const readText = (node: ESTree.Expression, scope: Scope) => textOf(read(node, scope)) || `{${nameOf(node)}}`;

const readTemplate = ({ quasis, expressions }: ESTree.TemplateLiteral, scope: Scope): string =>
  quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      return (value.cooked ?? "") + (expression ? readText(expression, scope) : "");
    })
    .join("");

/** Returns the name of what an expression depends on: "weekday" of `DAYS[weekday] ?? ""`. */
function nameOf(node: ESTree.Expression | ESTree.PrivateIdentifier): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "LogicalExpression") return nameOf(node.left);
  if (node.type === "MemberExpression") return nameOf(node.property);
  const [first] = node.type === "CallExpression" ? node.arguments : [];
  return first === undefined || first.type === "SpreadElement" ? "text" : nameOf(first);
}

/** A call of a function of the module is its result; any other call, the list of its arguments. */
function readCall({ callee, arguments: values }: ESTree.CallExpression, scope: Scope): Literal {
  const taken = values.filter((one) => one.type !== "SpreadElement");
  const called = callee.type === "Identifier" ? scope.declared.get(callee.name) : undefined;
  if (called?.type !== "ArrowFunctionExpression") return taken.map((one) => read(one, scope));
  const parameters = called.params.flatMap((one, index) => {
    const value = taken[index];
    return one.type === "Identifier" && value !== undefined ? [[one.name, value] as const] : [];
  });
  return read(called, { declared: new Map([...scope.declared, ...parameters]) });
}
