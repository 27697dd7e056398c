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
const INTERNAL = /^apps\/(?:bench|e2e|storybook|sandbox)$/;
const LANGUAGES = ["en-PH", "fil-PH", "zh-CN"];

const nameOf = (node: unknown) => (node as { name?: string; value?: string }).name ?? `${(node as Node).value}`;

/** A file of messages with a syntax error. */
class Unreadable extends Error {}

/** A message's key with its text; undefined for a text that is computed. */
type Texts = ReadonlyMap<string, string | undefined>;

/** Returns the messages of each exported object of a source or language file, by the object's name. */
function readGroups(file: string): ReadonlyMap<string, Texts> {
  const groups = new Map<string, Texts>();
  if (!existsSync(file)) return groups;
  const source = readFileSync(file, "utf8");
  const { program, errors } = parseSync(file, source);
  const [fault] = errors;
  if (fault !== undefined) {
    const line = source.slice(0, fault.labels[0]?.start ?? 0).split("\n").length;
    throw new Unreadable(`${file}:${line}: ${fault.message}. Mend the syntax first: its messages were not checked.`);
  }
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      const declared = declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
      for (const { id, init } of declared) {
        const object =
          init?.type === "CallExpression" && nameOf(init.callee) === "defineGroup" ? init.arguments[2] : init;
        if (object?.type !== "ObjectExpression" || (file.endsWith("source.ts") && object === init)) continue;
        const texts = object.properties.map((one) => {
          if (one.type !== "Property") throw new Error(`${file}: messages are not spread.`);
          return [nameOf(one.key), one.value.type === "Literal" ? String(one.value.value) : undefined] as const;
        });
        groups.set(nameOf(id), new Map(texts));
      }
    },
  }).visit(program);
  return groups;
}

/** Titles that Filipino speakers say in English. */
const ENGLISH_TITLES = new Set(["customer service", "privacy policy", "test preview", "user", "user agreement"]);

/** Whether a title of another language is still that of the source. Chinese has no word in Latin letters alone. */
const isUntranslated = (language: string, title: string, source: string) =>
  language === "zh-CN"
    ? /\p{L}/u.test(title) && !/\p{Script=Han}/u.test(title)
    : language === "fil-PH" && title === source && !ENGLISH_TITLES.has(title.toLowerCase());

/** A text that is computed cannot be quoted. */
const quote = (text: string | undefined) => (text === undefined ? "" : `: "${text}"`);

/** Lists the messages of a group that a language lacks, leaves empty or untranslated, or has beside the source. */
function compareGroup(group: string, source: Texts, language: string, texts: Texts): readonly string[] {
  const missing = language === "en-PH" ? [] : [...source.keys()].filter((key) => !texts.has(key));
  return [
    ...missing.map((key) => `"${key}" of ${group} is missing. Translate it${quote(source.get(key))}.`),
    ...[...texts].flatMap(([key, text]) => {
      const original = source.get(key);
      if (!source.has(key)) return [`"${key}" of ${group} is not in source.ts. Add it there, or remove it here.`];
      // A message that is empty in the source may be empty in other languages too.
      if (text?.trim() === "" && original?.trim() !== "") return [`"${key}" of ${group} has no text.`];
      const isLeft = group === "titles" && text !== undefined && isUntranslated(language, text, original ?? "");
      return isLeft ? [`"${key}" of ${group} is not translated: "${text}".`] : [];
    }),
  ];
}

/** Lists what is wrong with the languages of a source file, with the file in which to correct it. */
function compareLanguages(source: string): readonly string[] {
  const groups = readGroups(source);
  return LANGUAGES.flatMap((language) => {
    const file = path.join(path.dirname(source), `${language}.ts`);
    const own = readGroups(file);
    const names = language === "en-PH" ? [...own.keys()] : [...new Set([...groups.keys(), ...own.keys()])];
    return names
      .flatMap((name) => compareGroup(name, groups.get(name) ?? new Map(), language, own.get(name) ?? new Map()))
      .map((problem) => `${file}: ${problem}`);
  });
}

/**
 * Lists the messages whose key no file contains that names their group. Other files use a message as a property or a string,
 * and a template such as `${kind}Title` uses every key with its end. `others` is code outside of the project.
 */
function findUnused(source: string, code: readonly string[], others: readonly string[]): readonly string[] {
  const all = code.join("\n");
  const endings = [...all.matchAll(/[[(]`\$\{[^}]*\}(\w+)`[\])]/g)].map(([, ending = ""]) => ending);
  return [...readGroups(source)].flatMap(([group, texts]) => {
    const users = [...code, ...others].filter((text) => new RegExp(`\\b${group}\\b`).test(text)).join("\n");
    const isUsed = (key: string) =>
      new RegExp(`\\b${key}\\b`).test(users) ||
      new RegExp(`"${key}"|\\.${key}\\b|\\b${key}:`).test(all) ||
      endings.some((ending) => key.endsWith(ending));
    return [...texts.keys()]
      .filter((key) => !isUsed(key))
      .map((key) => `${source}: "${key}" of ${group} is unused. Remove it, or use it.`);
  });
}

/** A file with a syntax error is one problem, not one for each of its messages. */
function checkCatalogue(source: string, code: readonly string[], others: readonly string[]): readonly string[] {
  try {
    return [...compareLanguages(source), ...findUnused(source, code, others)];
  } catch (fault) {
    if (fault instanceof Unreadable) return [fault.message];
    throw fault;
  }
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

/** Reads the source files of an app or package, without tests and messages. */
const readCode = (folder: string) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`)
    .filter((file) => !/\.(?:test|stories|properties)\.|\/(?:testing|messages)\//.test(file))
    .sort()
    .map((file) => [file, readFileSync(file, "utf8")] as const);

/** Lists what is wrong with the messages of an app or package, and the visible texts outside of them. `users` use its messages too. */
export function checkMessages(folder: string, users: readonly string[] = []): readonly string[] {
  const code = readCode(folder);
  const texts = code.map(([, text]) => text);
  const others = users.flatMap(readCode).map(([, text]) => text);
  return [
    ...globSync(`${folder}/src/**/messages/source.ts`).flatMap((source) => checkCatalogue(source, texts, others)),
    ...code.flatMap(([file, text]) => (file.endsWith(".tsx") ? findLiterals(text, file) : [])),
  ];
}

if (import.meta.main) {
  const folders = [...globSync("apps/*"), "packages/ui", "packages/bridge"].filter((one) => !INTERNAL.test(one)).sort();
  const users = [...folders, "packages/domain", "packages/federation"];
  const usersOf = (folder: string) => (folder === "packages/ui" ? users : []);
  reportProblems(
    folders.flatMap((folder) => checkMessages(folder, usersOf(folder))),
    `${folders.length} projects`,
  );
}
