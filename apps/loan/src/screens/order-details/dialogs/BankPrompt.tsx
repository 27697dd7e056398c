import { locations } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { useMessages } from "@lending/ui/locale";
import type { OrderIds } from "../readOrderIds.ts";
import { dialogMessages } from "./messages.ts";

interface BankPromptProps {
  ids: OrderIds;
  /** Title and message from the server. */
  prompt: { readonly title: string; readonly message: string };
  onClosed: () => void;
}

/** Invites the borrower to bind a bank card, when cardNeedPop is 1. The close icon hides it. */
export function BankPrompt({ ids, prompt, onClosed }: BankPromptProps) {
  const messages = useMessages(dialogMessages);
  const navigate = useNavigate();
  const bind = () => {
    onClosed();
    void navigate(locations.bindBank({ ...ids, source: "loanDetail" }));
  };
  return (
    <Dialog
      open
      closable
      onClose={onClosed}
      title={prompt.title || messages.bankTitle}
      text={prompt.message}
      actions={<Button onClick={bind}>{messages.bindCard}</Button>}
    />
  );
}
