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

/** A literal text that is allowed in code, and the reason. The check fails for an exemption that is no longer needed. */
interface Exemption {
  readonly file: string;
  readonly text: string;
  readonly why: string;
}

const exemptions: readonly Exemption[] = [
  {
    file: "apps/shell/src/screens/test-preview/parts/EnvironmentSwitch.tsx",
    text: "Mangga Cash",
    why: "a brand of an environment",
  },
];
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

/** Lists the messages that a language lacks, has empty, or has without the source. Philippine English has only what differs. */
function compareLanguages(source: string): readonly string[] {
  const groups = readGroups(source);
  return LANGUAGES.flatMap((language) => {
    const translated = readGroups(path.join(path.dirname(source), `${language}.ts`));
    const gaps = [...groups].flatMap(([group, texts]) =>
      [...texts].flatMap(([key, text]) => {
        const found = translated.get(group);
        const isMissing = !found?.has(key) && language !== "en-PH";
        // A message that is empty in the source may be empty in other languages too.
        const isEmpty = found?.get(key)?.trim() === "" && text?.trim() !== "";
        return isMissing || isEmpty ? [`${source}: "${key}" of ${group} has no text in ${language}.`] : [];
      }),
    );
    const strays = [...translated].flatMap(([group, texts]) =>
      [...texts.keys()]
        .filter((key) => !groups.get(group)?.has(key))
        .map((key) => `${source}: "${key}" of ${group} in ${language} is not in the source.`),
    );
    return [...gaps, ...strays];
  });
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
const isSentence = (text: string) => /\p{L}{2,}[,;:]?\s+\p{L}{2,}/u.test(text);

/** Returns the parts of an expression that its value can consist of: both branches of a condition, both operands of a sum. */
function resultsOf({ type, ...node }: Node): readonly unknown[] {
  if (type === "ConditionalExpression") return [node.consequent, node.alternate];
  if (type === "LogicalExpression") return node.operator === "&&" ? [node.right] : [node.left, node.right];
  if (type === "BinaryExpression") return node.operator === "+" ? [node.left, node.right] : [];
  if (type === "TemplateLiteral") return [...(node.quasis as Node[]), ...(node.expressions as Node[])];
  return /^(?:JSXExpressionContainer|ParenthesizedExpression)$/.test(type) ? [node.expression] : [];
}

/** Lists the literal texts of a component that a borrower sees: JSX text, text attributes, shown arguments, and any sentence. */
function findLiterals(file: string, code: string): readonly { readonly text: string; readonly at: number }[] {
  const found = new Map<number, string>();
  const add = (node: unknown, isShown: boolean) => {
    const { type, start, value } = node as Node;
    const text =
      typeof value === "string" ? value : type === "TemplateElement" ? (value as { cooked: string }).cooked : "";
    if (isShown ? /\p{L}/u.test(text) : isSentence(text)) found.set(start, text.trim().replace(/\s+/g, " "));
  };
  const addResults = (node: unknown) => {
    if (!node) return;
    add(node, true);
    for (const part of resultsOf(node as Node)) addResults(part);
  };
  const visit = (node: unknown): unknown => {
    if (!node || typeof node !== "object") return undefined;
    const { type, ...fields } = node as Node;
    if (type === "ImportDeclaration") return undefined;
    // Error messages are for developers; the frame never shows them.
    if (type === "NewExpression" && /Error$/.test(nameOf(fields.callee))) return undefined;
    if (type === "JSXAttribute") {
      if (TECHNICAL_ATTRIBUTES.test(nameOf(fields.name))) return undefined;
      if (TEXT_ATTRIBUTES.test(nameOf(fields.name))) addResults(fields.value);
      // A value in braces is no child of an element.
      const { type: kind, expression } = (fields.value ?? {}) as Node;
      return visit(kind === "JSXExpressionContainer" ? expression : fields.value);
    }
    if (type === "JSXText" || type === "JSXExpressionContainer") addResults(node);
    if (type === "CallExpression") {
      const callee = fields.callee as Node;
      if (TEXT_FUNCTIONS.test(nameOf(callee.property ?? callee))) addResults((fields.arguments as Node[])[0]);
    }
    add(node, false);
    for (const child of Object.values(fields)) visit(child);
    return undefined;
  };
  visit(parseSync(file, code).program);
  return [...found].map(([at, text]) => ({ at, text }));
}

/** Lists what is wrong with the messages of an app or package, and the visible texts outside of them. */
export function checkMessages(folder: string, allowed: readonly Exemption[] = []): readonly string[] {
  const files = globSync("src/**/*.{ts,tsx}", { cwd: folder }).sort();
  const code = files
    .filter((file) => !/\.(?:test|stories|properties)\.|\/(?:testing|messages)\//.test(file))
    .map((file) => [path.join(folder, file), readFileSync(path.join(folder, file), "utf8")] as const);
  const sources = files.filter((file) => file.endsWith("/messages/source.ts")).map((file) => path.join(folder, file));
  const literals = code
    .filter(([file]) => file.endsWith(".tsx"))
    .flatMap(([file, text]) =>
      findLiterals(file, text).map((one) => ({ ...one, file, line: text.slice(0, one.at).split("\n").length })),
    );
  const isAllowed = (literal: (typeof literals)[number], { file, text }: Exemption) =>
    literal.file === file && literal.text === text;
  const texts = code.map(([, text]) => text);
  return [
    ...sources.flatMap((source) => [...compareLanguages(source), ...findUnused(source, texts)]),
    ...literals
      .filter((literal) => !allowed.some((one) => isAllowed(literal, one)))
      .map(({ file, line, text }) => `${file}:${line}: "${text}" is visible text: move it to a catalogue.`),
    ...allowed
      .filter((one) => one.file.startsWith(`${folder}/`) && !literals.some((literal) => isAllowed(literal, one)))
      .map(({ file, text }) => `${file}: the exemption of "${text}" is no longer needed. Remove it from messages.ts.`),
  ];
}

if (import.meta.main) {
  const folders = [...globSync("apps/*"), "packages/ui", "packages/bridge"].filter((one) => !INTERNAL.test(one)).sort();
  const problems = folders.flatMap((folder) => checkMessages(folder, exemptions));
  reportProblems(problems, `${folders.length} projects`);
}
