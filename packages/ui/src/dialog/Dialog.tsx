import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { ButtonPair } from "../button/Button.tsx";
import { joinClasses } from "../class-names/joinClasses.ts";
import { Figures } from "../figures/Figures.tsx";
import { CloseIcon } from "../icon/icons.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { useMessages } from "../locale/locale.tsx";
import { overlayMessages } from "../messages/source.ts";
import { keepReachable, Overlay } from "../overlay/Overlay.tsx";
import * as css from "./Dialog.module.css";

/** Texts longer than this are left-aligned instead of centred. */
const SHORT_TEXT_MAX = 160;

interface DialogProps {
  open: boolean;
  /** Called on Escape, on the close button and on a tap outside. Without it only the dialog's buttons close it. */
  onClose?: () => void;
  /** A level-2 heading and the dialog's accessible name. */
  title: string;
  text?: string;
  illustration?: ReactNode;
  /** Shows a Close button in the corner. */
  closable?: boolean;
  /** Whether a tap outside closes the dialog. Only for dialogs without a decision. */
  closesOutside?: boolean;
  /** One or two buttons, side by side if they fit. */
  actions?: ReactNode;
  /** Further content of the decision: stars, a frame. */
  children?: ReactNode;
}

/** A dialog with one question or one message. Load it lazily: no screen needs it for its first render. */
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
  const { close } = useMessages(overlayMessages);
  return (
    <Overlay open={open} onClose={onClose} closesOutside={closesOutside} viewport={css.viewport} popup={css.popup}>
      {closable && (
        <div className={css.close}>
          <IconButton label={close} onClick={() => onClose?.()}>
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
