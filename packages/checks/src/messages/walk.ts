import type { Node } from "typescript/unstable/ast";

/** Visits a node and all its descendants. Skips the descendants of a node for which `visit` returns false. */
export function walk(node: Node, visit: (node: Node) => boolean | undefined): void {
  if (visit(node) === false) return;
  node.forEachChild((child) => walk(child, visit));
}
