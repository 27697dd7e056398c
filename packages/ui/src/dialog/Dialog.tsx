import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { ButtonPair } from "../button-pair/ButtonPair.tsx";
import { joinClasses } from "../class-names/joinClasses.ts";
import { Figures } from "../figures/Figures.tsx";
import { CloseIcon } from "../icon/CloseIcon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { useMessages } from "../locale/index.ts";
import { keepReachable } from "../overlay/keepReachable.ts";
import { type CloseReason, Overlay } from "../overlay/Overlay.tsx";
import { words } from "../words/words.ts";
import * as css from "./Dialog.module.css";

/** Longer than this a text is no longer centred. */
const SHORT_TEXT_MAX = 160;

interface DialogProps {
  open: boolean;
  /** Called on Escape, on the close button and on a tap outside; without it the dialog closes by its buttons alone. */
  onClose?: (reason: CloseReason) => void;
  /** A level-2 heading and the dialog's accessible name. */
  title: string;
  text?: string;
  illustration?: ReactNode;
  /** Shows a Close button in the corner. */
  closable?: boolean;
  /** A tap beside the dialog closes it; only where nothing is decided. */
  closesOutside?: boolean;
  /** One or two buttons; two stand side by side while they fit. */
  actions?: ReactNode;
  /** What else is decided: stars, a frame. */
  children?: ReactNode;
}

/** One question or one thing to know, over the page. Load it lazily: no screen needs it at first. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    text = "",
    illustration,
    closable = false,
    closesOutside = false,
    actions,
    children,
  } = props;
  const { close } = useMessages(words);
  return (
    <Overlay open={open} onClose={onClose} closesOutside={closesOutside} viewport={css.viewport} popup={css.popup}>
      {closable && (
        <div className={css.close}>
          <IconButton label={close} onClick={() => onClose?.("button")}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
      <div ref={keepReachable} className={joinClasses(css.body, closable && css.closable)}>
        {illustration !== undefined && <div className={css.illustration}>{illustration}</div>}
        <Base.Title className={css.title}>{title}</Base.Title>
        {text !== "" && (
          <Base.Description className={joinClasses(css.text, text.length > SHORT_TEXT_MAX && css.long)}>
            <Figures>{text}</Figures>
          </Base.Description>
        )}
        {children}
      </div>
      {actions !== undefined && (
        <div className={css.actions}>
          <ButtonPair>{actions}</ButtonPair>
        </div>
      )}
    </Overlay>
  );
}
