import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { useMessages } from "@lending/ui/locale";
import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import { confirmationMessages } from "../messages.ts";
import * as css from "./StayPrompt.module.css";

interface StayPromptProps {
  prompt: NonNullable<Confirmation["stayPrompt"]>;
  onStay: () => void;
  onLeave: () => void;
}

/** The retention prompt. A hint explains both buttons, because the server may phrase its question either way. */
export function StayPrompt({ prompt, onStay, onLeave }: StayPromptProps) {
  const messages = useMessages(confirmationMessages);
  return (
    <Dialog
      open
      onClose={onStay}
      title={prompt.title || messages.stayTitle}
      text={prompt.message}
      actions={
        <>
          <Button variant="line" onClick={onLeave}>
            {messages.cancel}
          </Button>
          <Button onClick={onStay}>{messages.agree}</Button>
        </>
      }
    >
      <p className={css.hint}>{messages.stayHint}</p>
    </Dialog>
  );
}
