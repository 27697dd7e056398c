import path from "node:path";
import {
  isBindingElement,
  isElementAccessExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
} from "typescript/unstable/ast";
import type { Checker, Symbol as TypeScriptSymbol } from "typescript/unstable/sync";
import type { Catalogue } from "./findCatalogues.ts";
import { type OpenProject, walk } from "./openProjects.ts";

const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/testing\//.test(file);

/** Returns the file that declares a symbol. */
const fileOf = (root: string, symbol: TypeScriptSymbol | undefined) => {
  const declared = symbol?.declarations[0]?.path;
  return declared === undefined ? undefined : path.relative(root, declared);
};

/** Returns the key of one use, as `file#key`. */
export const keyOfUse = (file: string, key: string) => `${file}#${key}`;

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
  const byFile = new Map(catalogues.map((catalogue) => [catalogue.file, catalogue]));
  const languageFiles = new Set(catalogues.flatMap(({ languages }) => Object.values(languages)));
  const keys = new Set(catalogues.flatMap((catalogue) => catalogue.keys));
  const uses = new Set<string>();
  const texts = new Set<string>();
  const endings = new Set<string>();
  const computed = new Set<string>();
  for (const [file, source] of files) {
    if (isTest(file) || languageFiles.has(file)) continue;
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
      const owner = fileOf(root, symbol);
      if (symbol && owner !== undefined && byFile.has(owner)) uses.add(keyOfUse(owner, symbol.name));
    }
    for (const type of checker.getTypeAtLocation(readComputed)) {
      const owner = fileOf(root, type && checker.getPropertiesOfType(type)[0]);
      if (owner !== undefined && byFile.has(owner)) computed.add(owner);
    }
  }
  for (const owner of computed)
    for (const key of byFile.get(owner)?.keys ?? [])
      if (texts.has(key) || [...endings].some((ending) => ending !== "" && key.endsWith(ending)))
        uses.add(keyOfUse(owner, key));
  return uses;
}

/** Adds the message that a destructuring such as `const { back } = useMessages(messages)` uses. */
function readBinding(root: string, checker: Checker, element: Node, uses: Set<string>): void {
  if (!isBindingElement(element)) return;
  const name = (element.propertyName ?? element.name)?.getText();
  if (name === undefined) return;
  const type = checker.getTypeAtLocation(element.parent);
  const property = type && checker.getPropertyOfType(type, name);
  const owner = fileOf(root, property);
  if (owner !== undefined) uses.add(keyOfUse(owner, name));
}
