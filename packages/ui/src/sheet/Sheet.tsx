import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { CloseIcon } from "../icon/icons.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { useMessages } from "../locale/locale.tsx";
import { overlayMessages } from "../messages/source.ts";
import { keepReachable, Overlay } from "../overlay/Overlay.tsx";
import * as css from "./Sheet.module.css";

interface SheetProps {
  open: boolean;
  /** Called on Escape, on Close and on a tap outside the sheet. */
  onClose: () => void;
  /** A level-2 heading and the sheet's accessible name. */
  title: string;
  /** Stays at the bottom while the rest scrolls: the amount again, and its button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A choice that slides up from below. Load it lazily: no screen needs it for its first render. */
export function Sheet({ open, onClose, title, footer, children }: SheetProps) {
  const { close } = useMessages(overlayMessages);
  return (
    <Overlay open={open} onClose={onClose} closesOutside viewport={css.viewport} popup={css.popup}>
      <div className={css.head}>
        <Base.Title className={css.title}>{title}</Base.Title>
        <IconButton label={close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div ref={keepReachable} className={css.body}>
        {children}
      </div>
      {footer !== undefined && <div className={css.footer}>{footer}</div>}
    </Overlay>
  );
}
