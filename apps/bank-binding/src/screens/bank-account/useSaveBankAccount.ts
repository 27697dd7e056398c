import { apiAtom, Fault } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import { type BankAccount, submitBankAccount } from "../../api/submitBankAccount.ts";
import { bankMessages } from "./messages.ts";

interface SaveOutcomes {
  readonly onSaved: () => void;
  /** Called after the server refused the account and a toast showed its message. */
  readonly onRefused: (message: string) => void;
}

/** Sends an account, one request at a time until one succeeds. Shows a toast on refusal or network failure. */
export function useSaveBankAccount(isChange: boolean, { onSaved, onRefused }: SaveOutcomes) {
  const messages = useMessages(bankMessages);
  const api = useAtomValue(apiAtom);
  const [isSaving, setIsSaving] = useState(false);
  const busy = useRef(false);

  const failed = (message: string) => {
    showToast(message, { tone: "error" });
    busy.current = false;
    setIsSaving(false);
  };

  const save = async (account: BankAccount) => {
    if (busy.current) return;
    busy.current = true;
    setIsSaving(true);
    try {
      const response = await submitBankAccount(api, account, { isChange, loadingText: messages.saving });
      if (response.ok) onSaved();
      else {
        failed(response.message || messages.refused);
        onRefused(response.message);
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      failed(messages.notSaved);
    }
  };
  return { save, isSaving };
}
