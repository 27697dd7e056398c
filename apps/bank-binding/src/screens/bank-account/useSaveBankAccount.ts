import { apiAtom, Fault } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { useHasLeft } from "@lending/ui/has-left";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import { type BankAccount, submitBankAccount } from "../../api/submitBankAccount.ts";
import { bankMessages } from "./messages.ts";

interface SaveOutcomes {
  /** `hasLeft`: whether the borrower left the form before the response arrived. */
  readonly onSaved: (hasLeft: boolean) => void;
  /** Called after the server refused the account and a toast showed its message. */
  readonly onRefused: (message: string) => void;
}

/** Sends an account, one request at a time until one succeeds. Shows a toast on refusal or when no answer came. */
export function useSaveBankAccount(isChange: boolean, { onSaved, onRefused }: SaveOutcomes) {
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
      if (response.ok) onSaved(hasLeft.current);
      else {
        showToast(response.message || messages.refused, { tone: "error" });
        release();
        onRefused(response.message);
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      // Elsewhere the entries are not visible, and neither is Next.
      if (!hasLeft.current) showToast(messages.unanswered, { tone: "error", durationMs: 10_000 });
      release();
    }
  };
  return { save, isSaving };
}
