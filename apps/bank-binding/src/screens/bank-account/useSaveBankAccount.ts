import { apiAtom, Fault, SessionFault } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { useHasLeft } from "@lending/ui/has-left";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import { type BankAccount, submitBankAccount } from "../../api/submitBankAccount.ts";
import { bankMessages } from "./messages.ts";

interface SaveOutcomes {
  /** `account`: its bank and last digits, or "". `hasLeft`: whether the borrower left the form before the response. */
  readonly onSaved: (account: string, hasLeft: boolean) => void;
  /** Called with the server's message; it may be "". */
  readonly onRefused: (message: string) => void;
  /** Called when no answer came, so the account may or may not be saved. */
  readonly onUnanswered: () => void;
}

/** Sends an account, one request at a time until one succeeds. Reports the outcome to the form while it is open. */
export function useSaveBankAccount(isChange: boolean, { onSaved, onRefused, onUnanswered }: SaveOutcomes) {
  const messages = useMessages(bankMessages);
  const api = useAtomValue(apiAtom);
  const [isSaving, setIsSaving] = useState(false);
  const busy = useRef(false);
  const hasLeft = useHasLeft();

  const release = () => {
    busy.current = false;
    setIsSaving(false);
  };

  const save = async (account: BankAccount) => {
    if (busy.current) return;
    busy.current = true;
    setIsSaving(true);
    try {
      const response = await submitBankAccount(api, account, { isChange, loadingText: messages.saving });
      if (response.ok) return onSaved(response.account, hasLeft.current);
      release();
      if (hasLeft.current) showToast(response.message || messages.refused, { tone: "error" });
      else onRefused(response.message);
    } catch (error) {
      release();
      // Elsewhere the entries are not visible, and neither is Next.
      if (!hasLeft.current && !(error instanceof SessionFault)) onUnanswered();
      if (!(error instanceof Fault)) throw error;
    }
  };
  return { save, isSaving };
}
