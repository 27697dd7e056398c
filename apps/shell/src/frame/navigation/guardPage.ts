import type { NativePort } from "@lending/bridge";
import { watchHeight } from "@lending/ui/keyboard";
import { takeTranslations } from "./earlyTranslations.ts";
import { ignoreStrayTaps } from "./strayTaps.ts";

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

/** A keyboard takes at least this much of the height; a bar of the webview takes less. */
const KEYBOARD_PX = 120;
/** The slowest keyboards are open after this time. */
const OPEN_MS = 600;
/** A keyboard with suggestions covers less than this. */
const ROOM = "50vh";

const FIELDS = "textarea, input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=submit])";

/**
 * Lets the end of the page scroll above the keyboard in a webview where the keyboard shrinks no viewport, as in an
 * edge-to-edge app. The room stays until the next screen: if it went with the focus, Next would move away from the finger
 * that presses it.
 */
export function makeRoomForKeyboard(native: Pick<NativePort, "host">): void {
  const readShrinkage = watchHeight();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = (target: EventTarget | null) => {
    clearTimeout(timer);
    if (!(target instanceof Element) || !target.matches(FIELDS) || native.host === "browser") return;
    readShrinkage();
    timer = setTimeout(() => {
      if (readShrinkage() >= KEYBOARD_PX) return;
      document.body.style.paddingBottom = ROOM;
      target.scrollIntoView({ block: "center" });
    }, OPEN_MS);
  };
  addEventListener("focusin", ({ target }) => onFocus(target));
  // This file loads after the screen, and a field may have the focus already.
  onFocus(document.activeElement);
}

let isGuarding = false;

/**
 * Protects the page from impatient fingers, translators and the keyboard of its host, until it is closed. One chunk, called
 * for each screen: the room for a keyboard belongs to the screen before.
 */
export function guardPage(native: Pick<NativePort, "host">): void {
  document.body.style.paddingBottom = "";
  if (isGuarding) return;
  isGuarding = true;
  ignoreStrayTaps();
  keepTranslated(takeTranslations());
  makeRoomForKeyboard(native);
}
