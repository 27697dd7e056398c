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
import { walk } from "./findUses.ts";

/** A text for borrowers outside the message catalogues, so that it cannot be translated. */
export interface Literal {
  readonly text: string;
  /** First line is 1. */
  readonly line: number;
}

/** Attributes and properties with a visible or announced value. */
const TEXT_ATTRIBUTES = new Set([
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
/** Functions that show their first argument. */
const TEXT_FUNCTIONS = new Set(["showToast", "alert", "confirm", "prompt"]);
/** Attributes with values that only look like sentences: drawing, policy, identity. */
const TECHNICAL_ATTRIBUTES = new Set("accept allow className d points rel sandbox style transform viewBox".split(" "));

const hasLetter = (text: string) => /\p{L}/u.test(text);
const isSentence = (text: string) => /\p{L}{2,}[,;:]?\s+\p{L}{2,}/u.test(text);

/** Returns the texts that an expression can evaluate to: both branches of a condition, both operands of a sum. */
function resultTexts(node: Node | undefined): readonly { readonly node: Node; readonly text: string }[] {
  if (!node) return [];
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [{ node, text: node.text }];
  if (isTemplateExpression(node))
    return [
      { node, text: [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join("…") },
      ...node.templateSpans.flatMap((span) => resultTexts(span.expression)),
    ];
  if (isJsxExpression(node) || isParenthesizedExpression(node)) return resultTexts(node.expression);
  if (isConditionalExpression(node)) return [...resultTexts(node.whenTrue), ...resultTexts(node.whenFalse)];
  if (isBinaryExpression(node)) {
    const operator = node.operatorToken.getText();
    if (operator === "+" || operator === "||" || operator === "??")
      return [...resultTexts(node.left), ...resultTexts(node.right)];
    return operator === "&&" ? resultTexts(node.right) : [];
  }
  return [];
}

/** Returns the visible literal texts of a file: JSX text, text attributes, arguments of text functions, and any sentence. */
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
    // Error messages are for developers; the frame never shows them.
    if (isNewExpression(node) && /Error$/.test(node.expression.getText())) return false;
    if (isJsxText(node)) add(node, node.text);
    if (isJsxAttribute(node)) {
      const name = node.name.getText();
      if (TECHNICAL_ATTRIBUTES.has(name)) return false;
      if (TEXT_ATTRIBUTES.has(name)) for (const shown of resultTexts(node.initializer)) add(shown.node, shown.text);
    }
    if (isJsxExpression(node) && !isJsxAttribute(node.parent))
      for (const shown of resultTexts(node)) add(shown.node, shown.text);
    if (isCallExpression(node)) {
      const callee = isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      if (isIdentifier(callee) && TEXT_FUNCTIONS.has(callee.text))
        for (const shown of resultTexts(node.arguments[0])) add(shown.node, shown.text);
    }
    if ((isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) && isSentence(node.text)) add(node, node.text);
    return undefined;
  });
  return [...found.values()];
}
