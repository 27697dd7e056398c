import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { reportProblems } from "./reportProblems.ts";

/** A node of a syntax tree, as far as this check knows it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Apps that no borrower opens. */
const INTERNAL = /^apps\/(?:e2e|storybook|sandbox)$/;
const LANGUAGES = ["en-PH", "fil-PH", "zh-CN"];

const nameOf = (node: unknown) => (node as { name?: string; value?: string }).name ?? `${(node as Node).value}`;

/** A message's key with its text; undefined for a text that is computed. */
type Texts = ReadonlyMap<string, string | undefined>;

/** Returns the messages of each exported object of a source or language file, by the object's name. */
function readGroups(file: string): ReadonlyMap<string, Texts> {
  const groups = new Map<string, Texts>();
  if (!existsSync(file)) return groups;
  new Visitor({
    VariableDeclarator({ id, init }) {
      const object =
        init?.type === "CallExpression" && nameOf(init.callee) === "defineGroup" ? init.arguments[2] : init;
      if (object?.type !== "ObjectExpression" || (file.endsWith("source.ts") && object === init)) return;
      const texts = object.properties.map((one) => {
        if (one.type !== "Property") throw new Error(`${file}: messages are not spread.`);
        return [nameOf(one.key), one.value.type === "Literal" ? String(one.value.value) : undefined] as const;
      });
      groups.set(nameOf(id), new Map(texts));
    },
  }).visit(parseSync(file, readFileSync(file, "utf8")).program);
  return groups;
}

/** Lists the messages that are empty in a language, or missing in the source. The types of `defineGroup` demand all others. */
function compareLanguages(source: string): readonly string[] {
  const groups = readGroups(source);
  return LANGUAGES.flatMap((language) =>
    [...readGroups(path.join(path.dirname(source), `${language}.ts`))].flatMap(([group, texts]) =>
      [...texts].flatMap(([key, text]) => {
        const texts = groups.get(group);
        if (!texts?.has(key)) return [`${source}: "${key}" of ${group} in ${language} is not in the source.`];
        // A message that is empty in the source may be empty in other languages too.
        const isEmpty = text?.trim() === "" && texts.get(key)?.trim() !== "";
        return isEmpty ? [`${source}: "${key}" of ${group} has no text in ${language}.`] : [];
      }),
    ),
  );
}

/**
 * Lists the messages whose key no file contains that names their group. Other files use a message as a property or a string,
 * and a template such as `${kind}Title` uses every key with its end.
 */
function findUnused(source: string, code: readonly string[]): readonly string[] {
  const all = code.join("\n");
  const endings = [...all.matchAll(/\[`\$\{[^}]*\}(\w+)`\]/g)].map(([, ending = ""]) => ending);
  return [...readGroups(source)].flatMap(([group, texts]) => {
    const users = code.filter((text) => new RegExp(`\\b${group}\\b`).test(text)).join("\n");
    const isUsed = (key: string) =>
      new RegExp(`\\b${key}\\b`).test(users) ||
      new RegExp(`"${key}"|\\.${key}\\b|\\b${key}:`).test(all) ||
      endings.some((ending) => key.endsWith(ending));
    return [...texts.keys()]
      .filter((key) => !isUsed(key))
      .map((key) => `${source}: "${key}" of ${group} is unused. Remove it, or use it.`);
  });
}

/** Attributes with a visible or announced value. */
const TEXT_ATTRIBUTES =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|caption|description|error|heading|hint|label|placeholder|summary|text|title)$/;
/** Attributes with values that only look like sentences: drawing, policy, identity. */
const TECHNICAL_ATTRIBUTES = /^(?:accept|allow|className|d|points|rel|sandbox|style|transform|viewBox)$/;
/** Functions that show their first argument. */
const TEXT_FUNCTIONS = /^(?:showToast|alert|confirm|prompt)$/;
/** The fields of an expression that its value can consist of: both branches of a condition, both operands of a sum. */
const RESULTS: Readonly<Record<string, readonly string[]>> = {
  BinaryExpression: ["left", "right"],
  ConditionalExpression: ["consequent", "alternate"],
  JSXExpressionContainer: ["expression"],
  LogicalExpression: ["left", "right"],
  ParenthesizedExpression: ["expression"],
  TemplateLiteral: ["quasis", "expressions"],
};

/** Returns whether a borrower sees what a field of a node evaluates to, when it is known whether the node's own value is seen. */
function isFieldShown(node: Node, field: string, isShown: boolean): boolean {
  if (/^JSX(?:Element|Fragment)$/.test(node.type)) return field === "children";
  if (node.type === "JSXAttribute") return TEXT_ATTRIBUTES.test(nameOf(node.name));
  return (
    isShown &&
    /^(?:\+|&&|\|\||\?\?)$/.test(String(node.operator ?? "+")) &&
    RESULTS[node.type]?.includes(field) === true
  );
}

/** Lists the literal texts of a component that a borrower sees: JSX text, text attributes, shown arguments, and any sentence. */
function findLiterals(code: string, file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node, isShown: boolean) => {
    const { type, start, value, callee } = node;
    // Error messages are for developers; the frame never shows them.
    if (type === "ImportDeclaration" || (type === "NewExpression" && /Error$/.test(nameOf(callee)))) return;
    // The name of a brand is no copy.
    if (type === "Property" && nameOf(node.key) === "brandName") return;
    if (type === "JSXAttribute" && TECHNICAL_ATTRIBUTES.test(nameOf(node.name))) return;
    const text = type === "TemplateElement" ? (value as { cooked: string }).cooked : value;
    if (typeof text === "string" && (isShown ? /\p{L}/u : /\p{L}{2,}[,;:]?\s+\p{L}{2,}/u).test(text))
      found.push(
        `${file}:${code.slice(0, start).split("\n").length}: "${text.trim().replace(/\s+/g, " ")}" is visible text: move it to a catalogue.`,
      );
    const isTextCall = type === "CallExpression" && TEXT_FUNCTIONS.test(nameOf((callee as Node).property ?? callee));
    for (const [field, child] of Object.entries(node))
      for (const [index, one] of [child].flat().entries())
        if (one !== null && typeof one === "object" && "type" in one)
          visit(
            one as Node,
            isFieldShown(node, field, isShown) || (isTextCall && field === "arguments" && index === 0),
          );
  };
  visit(parseSync(file, code).program as unknown as Node, false);
  return found;
}

/** Lists what is wrong with the messages of an app or package, and the visible texts outside of them. */
export function checkMessages(folder: string): readonly string[] {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`).sort();
  const code = files
    .filter((file) => !/\.(?:test|stories|properties)\.|\/(?:testing|messages)\//.test(file))
    .map((file) => [file, readFileSync(file, "utf8")] as const);
  const texts = code.map(([, text]) => text);
  return [
    ...files
      .filter((file) => file.endsWith("/messages/source.ts"))
      .flatMap((source) => [...compareLanguages(source), ...findUnused(source, texts)]),
    ...code.flatMap(([file, text]) => (file.endsWith(".tsx") ? findLiterals(text, file) : [])),
  ];
}

if (import.meta.main) {
  const folders = [...globSync("apps/*"), "packages/ui", "packages/bridge"].filter((one) => !INTERNAL.test(one)).sort();
  reportProblems(folders.flatMap(checkMessages), `${folders.length} projects`);
}
