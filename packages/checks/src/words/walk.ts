import type { Node } from "typescript/unstable/ast";

/** Visits a node and everything in it; where `visit` says false, what is inside is passed by. */
export function walk(node: Node, visit: (node: Node) => boolean | undefined): void {
  if (visit(node) === false) return;
  node.forEachChild((child) => walk(child, visit));
}
