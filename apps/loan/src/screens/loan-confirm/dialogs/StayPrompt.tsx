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
  const words = useMessages(confirmationMessages);
  return (
    <Dialog
      open
      onClose={onStay}
      title={prompt.title || words.stayTitle}
      text={prompt.message}
      actions={
        <>
          <Button variant="line" onClick={onLeave}>
            {words.cancel}
          </Button>
          <Button onClick={onStay}>{words.agree}</Button>
        </>
      }
    >
      <p className={css.hint}>{words.stayHint}</p>
    </Dialog>
  );
}
