import { CSPProvider } from "@base-ui/react/csp-provider";
import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import * as css from "./Overlay.module.css";
import { provideWeakRef } from "./provideWeakRef.ts";

provideWeakRef();

/** Why something that covers the page wants to close. */
export type CloseReason = "escape" | "outside" | "button";

interface OverlayProps {
  open: boolean;
  onClose?: ((reason: CloseReason) => void) | undefined;
  /** A tap beside it closes it; only where nothing is to be decided. */
  closesOutside: boolean;
  /** Class names of the box that places the popup, and of the popup. */
  viewport: string | undefined;
  popup: string | undefined;
  children: ReactNode;
}

const REASONS: Readonly<Record<string, CloseReason>> = {
  "escape-key": "escape",
  "outside-press": "outside",
  "close-press": "button",
};

/**
 * What a dialog and a sheet have in common: it covers the page, keeps the focus inside, gives it back, and closes by
 * Escape. It takes the focus itself, so that its title is read first. It makes no style element.
 */
export function Overlay({ open, onClose, closesOutside, viewport, popup, children }: OverlayProps) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root
        open={open}
        disablePointerDismissal={!closesOutside}
        onOpenChange={(isOpen, { reason }) => {
          const known = REASONS[reason];
          if (!isOpen && known !== undefined) onClose?.(known);
        }}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className={css.backdrop} />
          <Dialog.Viewport className={viewport}>
            <Dialog.Popup ref={element} className={popup} initialFocus={element}>
              {children}
            </Dialog.Popup>
          </Dialog.Viewport>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}
