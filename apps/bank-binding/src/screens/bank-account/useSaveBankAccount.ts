import { apiAtom, Fault } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import { type BankAccount, submitBankAccount } from "../../api/submitBankAccount.ts";
import { bankMessages } from "./messages.ts";

/** Sends an account, one at a time and never again once it is saved. A refusal and a lost connection are told in words. */
export function useSaveBankAccount(isChange: boolean, onSaved: () => void) {
  const words = useMessages(bankMessages);
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
      const answer = await submitBankAccount(api, account, { isChange, loadingText: words.saving });
      if (answer.ok) onSaved();
      else failed(answer.message || words.refused);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      failed(words.notSaved);
    }
  };
  return { save, isSaving };
}
