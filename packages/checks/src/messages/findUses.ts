import path from "node:path";
import type { SourceFile } from "typescript/unstable/ast";
import {
  isBindingElement,
  isElementAccessExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
} from "typescript/unstable/ast";
import type { Symbol as TypeScriptSymbol } from "typescript/unstable/sync";
import { API, type Checker } from "typescript/unstable/sync";
import { type Catalogue, isSource, nameOf } from "./findCatalogues.ts";

const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/testing\//.test(file);

/** Returns the group that declares a message, as `file#group`. */
function groupOf(root: string, symbol: TypeScriptSymbol | undefined): string | undefined {
  const declared = symbol?.declarations[0];
  const file = declared && path.relative(root, declared.path);
  if (file === undefined || !isSource(file)) return undefined;
  let node = declared?.resolve();
  while (node && !isVariableDeclaration(node)) node = node.parent;
  return node && `${file}#${nameOf(node.name)}`;
}

/** Returns the key of one use, as `file#group.key`. */
export const keyOfUse = ({ file, group }: Catalogue, key: string) => `${file}#${group}.${key}`;

/**
 * Returns the messages that code uses, with symbols resolved by the compiler. If code accesses a catalogue by a computed
 * key, a message counts as used when its key occurs as a string literal in the same project, or ends like a
 * template that is a computed key, such as `${kind}Title`.
 */
export function findUses(
  root: string,
  { checker, files }: OpenProject,
  catalogues: readonly Catalogue[],
): ReadonlySet<string> {
  const byGroup = new Map(catalogues.map((catalogue) => [`${catalogue.file}#${catalogue.group}`, catalogue]));
  const keys = new Set(catalogues.flatMap((catalogue) => catalogue.keys));
  const uses = new Set<string>();
  const texts = new Set<string>();
  const endings = new Set<string>();
  const computed = new Set<string>();
  for (const [file, source] of files) {
    if (isTest(file) || file.includes("/messages/")) continue;
    const names: Node[] = [];
    const readComputed: Node[] = [];
    walk(source, (node) => {
      if (isPropertyAccessExpression(node) && keys.has(node.name.text)) names.push(node.name);
      if (isElementAccessExpression(node)) {
        readComputed.push(node.expression);
        const key = node.argumentExpression;
        if (isTemplateExpression(key) && key.head.text === "")
          endings.add(key.templateSpans.at(-1)?.literal.text ?? "");
      }
      if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) texts.add(node.text);
      if (isBindingElement(node)) readBinding(root, checker, node, uses);
      return undefined;
    });
    for (const symbol of checker.getSymbolAtLocation(names)) {
      const owner = groupOf(root, symbol);
      if (symbol && owner !== undefined) uses.add(`${owner}.${symbol.name}`);
    }
    for (const type of checker.getTypeAtLocation(readComputed)) {
      const owner = groupOf(root, type && checker.getPropertiesOfType(type)[0]);
      if (owner !== undefined) computed.add(owner);
    }
  }
  for (const owner of computed)
    for (const key of byGroup.get(owner)?.keys ?? [])
      if (texts.has(key) || [...endings].some((ending) => ending !== "" && key.endsWith(ending)))
        uses.add(`${owner}.${key}`);
  return uses;
}

/** Adds the message that a destructuring such as `const { back } = useMessages(messages)` uses. */
function readBinding(root: string, checker: Checker, element: Node, uses: Set<string>): void {
  if (!isBindingElement(element)) return;
  const name = (element.propertyName ?? element.name)?.getText();
  if (name === undefined) return;
  const type = checker.getTypeAtLocation(element.parent);
  const property = type && checker.getPropertyOfType(type, name);
  const owner = groupOf(root, property);
  if (owner !== undefined) uses.add(`${owner}.${name}`);
}

/** A TypeScript project, with its source files by path relative to the root. */
export interface OpenProject {
  readonly checker: Checker;
  readonly files: ReadonlyMap<string, SourceFile>;
}

interface OpenProjects {
  readonly projects: readonly OpenProject[];
  readonly close: () => void;
}

/** Opens the TypeScript projects of these folders in one compiler process. Includes only files in each folder's `src`. */
export function openProjects(root: string, folders: readonly string[]): OpenProjects {
  const api = new API({ cwd: root });
  const configs = folders.map((folder) => path.join(root, folder, "tsconfig.json"));
  const snapshot = api.updateSnapshot({ openProjects: configs });
  const projects = folders.map((folder, index): OpenProject => {
    const project = snapshot.getProject(configs[index] ?? "");
    if (!project) throw new Error(`${folder} has no tsconfig.json that TypeScript can open.`);
    const files = new Map<string, SourceFile>();
    for (const name of project.program.getSourceFileNames()) {
      const file = path.relative(root, name);
      const source = file.startsWith(`${folder}/src/`) ? project.program.getSourceFile(name) : undefined;
      if (source) files.set(file, source);
    }
    return { checker: project.checker, files };
  });
  return { projects, close: () => api.close() };
}

/** Visits a node and all its descendants. Skips the descendants of a node for which `visit` returns false. */
export function walk(node: Node, visit: (node: Node) => boolean | undefined): void {
  if (visit(node) === false) return;
  node.forEachChild((child) => walk(child, visit));
}
