import {
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isImportDeclaration,
  isJsxAttribute,
  isJsxExpression,
  isJsxText,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  type SourceFile,
} from "typescript/unstable/ast";
import { walk } from "./walk.ts";

/** A text that a borrower would read, written where no translator finds it. */
export interface Literal {
  readonly text: string;
  /** First line is 1. */
  readonly line: number;
}

/** Attributes and properties whose value is read out or shown. */
const SHOWN = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "caption",
  "description",
  "error",
  "heading",
  "hint",
  "label",
  "placeholder",
  "summary",
  "text",
  "title",
]);
/** Functions whose first argument is shown. */
const TELLING = new Set(["showToast", "alert", "confirm", "prompt"]);
/** Attributes of words that are no language: drawing, policy, identity. */
const UNREAD = new Set("accept allow className d points rel sandbox style transform viewBox".split(" "));

const hasLetter = (text: string) => /\p{L}/u.test(text);
const isSentence = (text: string) => /\p{L}{2,}[,;:]?\s+\p{L}{2,}/u.test(text);

/** The texts of an expression that end up where it stands: both ways of a choice, both sides of a sum. */
function shownTexts(node: Node | undefined): readonly { readonly node: Node; readonly text: string }[] {
  if (!node) return [];
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [{ node, text: node.text }];
  if (isTemplateExpression(node))
    return [
      { node, text: [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join("…") },
      ...node.templateSpans.flatMap((span) => shownTexts(span.expression)),
    ];
  if (isJsxExpression(node) || isParenthesizedExpression(node)) return shownTexts(node.expression);
  if (isConditionalExpression(node)) return [...shownTexts(node.whenTrue), ...shownTexts(node.whenFalse)];
  if (isBinaryExpression(node)) {
    const operator = node.operatorToken.getText();
    if (operator === "+" || operator === "||" || operator === "??")
      return [...shownTexts(node.left), ...shownTexts(node.right)];
    return operator === "&&" ? shownTexts(node.right) : [];
  }
  return [];
}

/** The user-visible literal texts of a file: JSX text, shown attributes, what is told, and any sentence. */
export function findLiterals(source: SourceFile): readonly Literal[] {
  const lines = source.getLineStarts();
  const found = new Map<number, Literal>();
  const add = (node: Node, text: string) => {
    const at = node.getStart();
    const line = lines.filter((start) => start <= at).length;
    if (hasLetter(text)) found.set(at, { text: text.trim().replace(/\s+/g, " "), line });
  };
  walk(source, (node) => {
    if (isImportDeclaration(node)) return false;
    // An error is for developers: the frame never shows what it says.
    if (isNewExpression(node) && /Error$/.test(node.expression.getText())) return false;
    if (isJsxText(node)) add(node, node.text);
    if (isJsxAttribute(node)) {
      const name = node.name.getText();
      if (UNREAD.has(name)) return false;
      if (SHOWN.has(name)) for (const shown of shownTexts(node.initializer)) add(shown.node, shown.text);
    }
    if (isJsxExpression(node) && !isJsxAttribute(node.parent))
      for (const shown of shownTexts(node)) add(shown.node, shown.text);
    if (isCallExpression(node)) {
      const callee = isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      if (isIdentifier(callee) && TELLING.has(callee.text))
        for (const shown of shownTexts(node.arguments[0])) add(shown.node, shown.text);
    }
    if ((isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) && isSentence(node.text)) add(node, node.text);
    return undefined;
  });
  return [...found.values()];
}
