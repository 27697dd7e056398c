import path from "node:path";
import {
  isAsExpression,
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
  isVariableDeclaration,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
} from "typescript/unstable/ast";
import { walk } from "./openProjects.ts";

export const LANGUAGES = ["en-PH", "fil-PH", "zh-CN"] as const;

/** The messages of a screen or component, or the titles of a remote. */
export interface Catalogue {
  readonly file: string;
  readonly keys: readonly string[];
  /** The file of each language, for a catalogue made by `defineMessages`; empty for titles, which contain all languages in one file. */
  readonly languages: Readonly<Record<string, string>>;
  /** Key to the languages in which it is missing or empty. Philippine English lists only what differs. */
  readonly gaps: readonly { readonly key: string; readonly language: string }[];
  /** Keys of a language that the source does not have. */
  readonly strays: readonly { readonly key: string; readonly language: string }[];
}

const nameOf = (node: Node | undefined) =>
  node && (isIdentifier(node) || isStringLiteral(node)) ? node.text : undefined;

/** Returns the object literal of an expression, without `as const` or `satisfies`. */
function objectOf(node: Node | undefined): ObjectLiteralExpression | undefined {
  if (!node) return undefined;
  if (isObjectLiteralExpression(node)) return node;
  return isAsExpression(node) || isSatisfiesExpression(node) ? objectOf(node.expression) : undefined;
}

function entriesOf(object: ObjectLiteralExpression | undefined): ReadonlyMap<string, Node | undefined> {
  const entries = new Map<string, Node | undefined>();
  for (const property of object?.properties ?? []) {
    const name = isSpreadAssignment(property) ? undefined : nameOf(property.name);
    if (name === undefined) continue;
    entries.set(name, isPropertyAssignment(property) ? property.initializer : property);
  }
  return entries;
}

const isEmptyText = (node: Node | undefined) => node !== undefined && isStringLiteral(node) && node.text.trim() === "";

/** Returns the object literal of a file's constant with this name. */
function constant(source: SourceFile, name: string): ObjectLiteralExpression | undefined {
  let found: ObjectLiteralExpression | undefined;
  walk(source, (node) => {
    if (isVariableDeclaration(node) && nameOf(node.name) === name) found ??= objectOf(node.initializer);
    return found === undefined;
  });
  return found;
}

/** Returns the object of `async () => ({ messages: { … } })`. */
function messagesIn(node: Node): ObjectLiteralExpression | undefined {
  let found: ObjectLiteralExpression | undefined;
  walk(node, (inner) => {
    if (isPropertyAssignment(inner) && nameOf(inner.name) === "messages") found ??= objectOf(inner.initializer);
    return found === undefined;
  });
  return found;
}

function importedFile(node: Node | undefined): string | undefined {
  let file: string | undefined;
  if (node)
    walk(node, (inner) => {
      if (isCallExpression(inner) && inner.getText().startsWith("import(")) file ??= nameOf(inner.arguments[0]);
      return file === undefined;
    });
  return file;
}

function readMessages(file: string, source: SourceFile, files: ReadonlyMap<string, SourceFile>): Catalogue | undefined {
  let options: ReadonlyMap<string, Node | undefined> | undefined;
  walk(source, (node) => {
    if (isCallExpression(node) && nameOf(node.expression) === "defineMessages")
      options ??= entriesOf(objectOf(node.arguments[0]));
    return options === undefined;
  });
  if (!options) return undefined;
  const sourceNode = options.get("source");
  const sourceMessages = entriesOf(
    sourceNode && isShorthandPropertyAssignment(sourceNode)
      ? constant(source, "source")
      : sourceNode && isIdentifier(sourceNode)
        ? constant(source, sourceNode.text)
        : objectOf(sourceNode),
  );
  const others = entriesOf(objectOf(options.get("others")));
  const languages: Record<string, string> = {};
  const gaps: { key: string; language: string }[] = [];
  const strays: { key: string; language: string }[] = [];
  for (const language of LANGUAGES) {
    const loader = others.get(language);
    const specifier = importedFile(loader);
    const languageFile = specifier === undefined ? "" : path.join(path.dirname(file), specifier);
    languages[language] = languageFile;
    const translation = files.get(languageFile);
    const inPlace = specifier === undefined && loader ? messagesIn(loader) : undefined;
    const messages = entriesOf(inPlace ?? (translation && constant(translation, "messages")));
    for (const key of messages.keys()) if (!sourceMessages.has(key)) strays.push({ key, language });
    if (language === "en-PH" && loader) {
      for (const [key, text] of messages) if (isEmptyText(text)) gaps.push({ key, language });
      continue;
    }
    // A message that is empty in the source may be empty in other languages too.
    for (const [key, text] of sourceMessages)
      if (!messages.has(key) || (isEmptyText(messages.get(key)) && !isEmptyText(text))) gaps.push({ key, language });
  }
  return { file, keys: [...sourceMessages.keys()], languages, gaps, strays };
}

function readTitles(file: string, source: SourceFile): Catalogue | undefined {
  const titles = entriesOf(constant(source, "titles"));
  if (titles.size === 0) return undefined;
  const gaps = [...titles].flatMap(([key, value]) => {
    const texts = entriesOf(objectOf(value));
    return ["source", ...LANGUAGES]
      .filter((language) => !texts.has(language) || isEmptyText(texts.get(language)))
      .map((language) => ({ key, language }));
  });
  return { file, keys: [...titles.keys()], languages: {}, gaps, strays: [] };
}

/** Returns every catalogue in these files: calls of `defineMessages`, and the `titles` of a `titles.ts`. */
export function findCatalogues(files: ReadonlyMap<string, SourceFile>): readonly Catalogue[] {
  return [...files].flatMap(([file, source]) => {
    const found = /(^|\/)titles\.ts$/.test(file) ? readTitles(file, source) : readMessages(file, source, files);
    return found && !/\.(test|stories)\.tsx?$/.test(file) ? [found] : [];
  });
}
