/**
 * Lets the page change after the browser has translated it. Google Translate replaces each text by a `font` element, but
 * React still updates and removes the text (facebook/react#11538): an update stays invisible, and a removal throws. The
 * text takes its place again before React removes it or inserts beside it, and when it changes. Translate then
 * translates it again. So do the texts in the `earlier` changes, which React may have updated already.
 */
export function keepTranslated(earlier: readonly MutationRecord[] = []): void {
  const translations = new WeakMap<Node, ChildNode>();
  const restore = (text: Node) => {
    const translation = translations.get(text);
    if (translation?.parentNode && !text.parentNode) translation.replaceWith(text);
    translations.delete(text);
  };
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) restore(target);
  });
  const recordTranslations = (changes: readonly MutationRecord[]) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const [text] = removedNodes;
      const translation = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
      if (!(text instanceof Text) || !translation) continue;
      translations.set(text, translation as ChildNode);
      texts.observe(text, { characterData: true });
    }
  };
  recordTranslations(earlier);
  for (const { removedNodes } of earlier) for (const text of removedNodes) restore(text);
  new MutationObserver(recordTranslations).observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    restore(child);
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    if (next) restore(next);
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T;
  };
}
