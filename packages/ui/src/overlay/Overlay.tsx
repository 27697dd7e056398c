import { CSPProvider } from "@base-ui/react/csp-provider";
import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "./Overlay.module.css";

provideWeakRef();

interface OverlayProps {
  open: boolean;
  onClose?: (() => void) | undefined;
  /** Whether a tap outside closes it. Only for overlays without a decision. */
  closesOutside: boolean;
  /** Additional class names of the box that positions the popup, and of the popup. */
  viewport: string | undefined;
  popup: string | undefined;
  children: ReactNode;
}

/** What closes an overlay. Base UI reports other reasons too, such as a lost focus. */
const CLOSING: readonly string[] = ["escape-key", "outside-press"];

/**
 * The shared behaviour of dialogs and sheets: covers the page, traps and restores the focus, and closes on Escape.
 * Focuses itself first, so that its title is read first. Creates no style element.
 */
export function Overlay({ open, onClose, closesOutside, viewport, popup, children }: OverlayProps) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root
        open={open}
        disablePointerDismissal={!closesOutside}
        onOpenChange={(isOpen, { reason }) => {
          if (!isOpen && CLOSING.includes(reason)) onClose?.();
        }}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className={css.backdrop} />
          <Dialog.Viewport className={joinClasses(css.viewport, viewport)}>
            <Dialog.Popup ref={element} className={joinClasses(css.popup, popup)} initialFocus={element}>
              {children}
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}

/** Smallest share of an overlay's height in which a part of it scrolls by itself. */
const BOX_SHARE_MIN = 0.45;

/**
 * A ref for a box of an overlay that may scroll. While its content is taller than the box and has no control, the box is
 * focusable, so that arrow keys scroll it; otherwise it is not in the tab order. When large text leaves it too little
 * height, the whole overlay scrolls instead.
 */
export function keepReachable(element: HTMLElement | null): (() => void) | undefined {
  if (element === null || typeof ResizeObserver === "undefined") return undefined;
  const measure = () => {
    const isScrolling = element.scrollHeight > element.clientHeight + 1;
    if (isScrolling && !element.querySelector("a,button,input,textarea")) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
    const popup = element.parentElement;
    if (popup && isScrolling && element.clientHeight < popup.clientHeight * BOX_SHARE_MIN) popup.dataset.scrolls = "";
  };
  // At once as well: a busy phone reports sizes only some frames later.
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Adds a WeakRef that holds a plain reference if the browser has none. Base UI remembers the last twenty focused elements
 * by WeakRef, which Chromium 83 and iOS 14.4 lack. A plain reference is enough, because new elements soon replace them.
 */
export function provideWeakRef(target: { WeakRef?: unknown } = globalThis): void {
  target.WeakRef ??= class {
    readonly #value: unknown;
    constructor(value: unknown) {
      this.#value = value;
    }
    deref() {
      return this.#value;
    }
  };
}
