import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { showToast } from "@lending/ui/toast";
import { words as commonWords } from "@lending/ui/words";
import { useEffect } from "react";
import { confirmationMessages } from "../messages.ts";

interface MissingAgreementsProps {
  id: string;
  /** The server's own words; "" when it has none. */
  message: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Says that the agreements cannot be read, and asks for them again; nothing is agreed to unread. */
export function MissingAgreements({ id, message, onRetry, retrying }: MissingAgreementsProps) {
  const words = useMessages(confirmationMessages);
  const { retry } = useMessages(commonWords);
  // Specification 7: on non-success the server's message is shown as a toast.
  useEffect(() => {
    showToast(message, { tone: "error" });
  }, [message]);
  return (
    <>
      <div id={id}>
        <Notice tone="warning">{message || words.noAgreements}</Notice>
      </div>
      <Button variant="line" waiting={retrying} onClick={onRetry}>
        {retry}
      </Button>
    </>
  );
}
