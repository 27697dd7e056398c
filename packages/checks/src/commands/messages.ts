import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { reportProblems } from "./reportProblems.ts";

/** Apps that no borrower opens. */
const INTERNAL = /^apps\/(?:bench|e2e|storybook|sandbox)$/;
const LANGUAGES = ["en-PH", "fil-PH", "zh-CN"];

const nameOf = (node: unknown) => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? `${value}`;
};

/** A message's key with its text; undefined for a text that is computed. */
type Texts = ReadonlyMap<string, string | undefined>;

/** Returns the messages of each exported object of a source or language file, by the object's name. */
function readGroups(file: string): ReadonlyMap<string, Texts> {
  const groups = new Map<string, Texts>();
  if (!existsSync(file)) return groups;
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
  }).visit(parseSync(file, readFileSync(file, "utf8")).program);
  return groups;
}

/** Titles that Filipino speakers say in English. */
const ENGLISH_TITLES = new Set(["customer service", "privacy policy", "test preview", "user", "user agreement"]);

/** Whether a title of another language is still that of the source. Chinese has no word in Latin letters alone. */
const isUntranslated = (language: string, title: string, source: string) =>
  language === "zh-CN"
    ? /\p{L}/u.test(title) && !/\p{Script=Han}/u.test(title)
    : language === "fil-PH" && title === source && !ENGLISH_TITLES.has(title.toLowerCase());

/** Lists the messages of a group that a language lacks, leaves empty or untranslated, or has beside the source. */
function compareGroup(group: string, source: Texts, language: string, texts: Texts): readonly string[] {
  // The types find these too, six lines after the name of another file.
  const missing = language === "en-PH" ? [] : [...source].filter(([key]) => !texts.has(key));
  return [
    ...missing.map(([key, text = ""]) => `"${key}" of ${group} is missing. Translate it: "${text}".`),
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
  // A syntax error, which the linter reports: nothing can be compared.
  if (groups.size === 0) return [];
  return LANGUAGES.flatMap((language) => {
    const file = path.join(path.dirname(source), `${language}.ts`);
    return [...readGroups(file)]
      .flatMap(([name, texts]) => compareGroup(name, groups.get(name) ?? new Map(), language, texts))
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

/** Reads the source files of an app or package, without tests and messages. */
const readCode = (folder: string): readonly string[] =>
  globSync(`${folder}/src/**/*.{ts,tsx}`)
    .filter((file) => !/\.(?:test|stories|properties)\.|\/(?:testing|messages)\//.test(file))
    .map((file) => readFileSync(file, "utf8"));

/** Lists what is wrong with the messages of an app or package. `users` use its messages too. */
export function checkMessages(folder: string, users: readonly string[] = []): readonly string[] {
  const code = readCode(folder);
  const others = users.flatMap(readCode);
  return globSync(`${folder}/src/**/messages/source.ts`).flatMap((source) => [
    ...compareLanguages(source),
    ...findUnused(source, code, others),
  ]);
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
