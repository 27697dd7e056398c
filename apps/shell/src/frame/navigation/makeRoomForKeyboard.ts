import type { NativePort } from "@lending/bridge";

/** A keyboard takes at least this much of the height; a bar of the webview takes less. */
const KEYBOARD_PX = 120;
/** The slowest keyboards are open after this time. */
const OPEN_MS = 600;
/** A keyboard with suggestions covers less than this. */
const ROOM = "50vh";

const FIELDS = "textarea, input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=submit])";

/** Zooming also shrinks the visual viewport, so it is factored out. */
function visibleHeight(): number {
  const { innerHeight, visualViewport } = window;
  return visualViewport ? Math.min(innerHeight, visualViewport.height * visualViewport.scale) : innerHeight;
}

/**
 * Lets the end of the page scroll above the keyboard in a webview where the keyboard shrinks no viewport, as in an
 * edge-to-edge app. The room stays until the next screen: if it went with the focus, Next would move away from the finger
 * that presses it.
 */
export function makeRoomForKeyboard(native: Pick<NativePort, "host">): void {
  let width = innerWidth;
  let full = visibleHeight();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = (target: EventTarget | null) => {
    clearTimeout(timer);
    if (!(target instanceof Element) || !target.matches(FIELDS) || native.host === "browser") return;
    full = innerWidth === width ? Math.max(full, visibleHeight()) : visibleHeight();
    width = innerWidth;
    timer = setTimeout(() => {
      if (full - visibleHeight() >= KEYBOARD_PX) return;
      document.body.style.paddingBottom = ROOM;
      target.scrollIntoView({ block: "center" });
    }, OPEN_MS);
  };
  addEventListener("focusin", ({ target }) => onFocus(target));
  // This file loads after the screen, and a field may have the focus already.
  onFocus(document.activeElement);
}
