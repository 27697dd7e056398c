import path from "node:path";
import {
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from "typescript/unstable/ast";
import { walk } from "./findUses.ts";

export const LANGUAGES = ["en-PH", "fil-PH", "zh-CN"] as const;

/** A group of messages in a `messages/source.ts`: those of one screen or component, or the titles. */
export interface Catalogue {
  readonly file: string;
  readonly group: string;
  readonly keys: readonly string[];
  /** Key to the languages in which it is missing or empty. Philippine English lists only what differs. */
  readonly gaps: readonly { readonly key: string; readonly language: string }[];
  /** Keys of a language that the source does not have; `""` when the source has no such group. */
  readonly strays: readonly { readonly key: string; readonly language: string }[];
}

type Entries = ReadonlyMap<string, Node | undefined>;

export const nameOf = (node: Node | undefined) =>
  node && (isIdentifier(node) || isStringLiteral(node)) ? node.text : undefined;

const isEmptyText = (node: Node | undefined) => node !== undefined && isStringLiteral(node) && node.text.trim() === "";

/** Returns whether a file contains the source of messages. */
export const isSource = (file: string) => file.endsWith("/messages/source.ts");

/** Returns the groups of a source or language file: the messages of each exported object, by name. */
function readGroups(source: SourceFile | undefined): ReadonlyMap<string, Entries> {
  const groups = new Map<string, Entries>();
  const readGroup = (node: Node) => {
    if (!isVariableDeclaration(node)) return undefined;
    const value = node.initializer;
    const isDeclared = value !== undefined && isCallExpression(value) && nameOf(value.expression) === "defineGroup";
    const object = isDeclared ? value.arguments[2] : value;
    const name = nameOf(node.name);
    if (!object || !isObjectLiteralExpression(object) || name === undefined || isDeclared !== isSourceFile)
      return false;
    const entries = new Map<string, Node | undefined>();
    for (const property of object.properties) {
      const key = isSpreadAssignment(property) ? undefined : nameOf(property.name);
      if (key !== undefined) entries.set(key, isPropertyAssignment(property) ? property.initializer : property);
    }
    groups.set(name, entries);
    return false;
  };
  const isSourceFile = source !== undefined && isSource(source.fileName);
  if (source) walk(source, readGroup);
  return groups;
}

/** Returns every group of messages in these files. */
export function findCatalogues(files: ReadonlyMap<string, SourceFile>): readonly Catalogue[] {
  return [...files].flatMap(([file, source]) => {
    if (!isSource(file)) return [];
    const groups = readGroups(source);
    const languages = LANGUAGES.map((language) => ({
      language,
      groups: readGroups(files.get(path.join(path.dirname(file), `${language}.ts`))),
    }));
    const unknown = languages.flatMap(({ language, groups: translated }) =>
      [...translated.keys()]
        .filter((group) => !groups.has(group))
        .map((group) => ({ file, group, keys: [], gaps: [], strays: [{ key: "", language }] })),
    );
    return [...[...groups].map(([group, messages]) => readCatalogue(file, group, messages, languages)), ...unknown];
  });
}

interface Language {
  readonly language: string;
  readonly groups: ReadonlyMap<string, Entries>;
}

function readCatalogue(file: string, group: string, messages: Entries, languages: readonly Language[]): Catalogue {
  const gaps: { key: string; language: string }[] = [];
  const strays: { key: string; language: string }[] = [];
  for (const { language, groups } of languages) {
    const texts = groups.get(group) ?? new Map();
    for (const key of texts.keys()) if (!messages.has(key)) strays.push({ key, language });
    // A message that is empty in the source may be empty in other languages too.
    for (const [key, text] of messages) {
      const isMissing = !texts.has(key) && language !== "en-PH";
      if (isMissing || (isEmptyText(texts.get(key)) && !isEmptyText(text))) gaps.push({ key, language });
    }
  }
  return { file, group, keys: [...messages.keys()], gaps, strays };
}
