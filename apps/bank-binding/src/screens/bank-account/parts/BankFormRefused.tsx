import { useLocale, useMessages } from "@lending/ui/locale";
import { RefusedScreen } from "@lending/ui/refused-screen";
import { titles } from "../../../titles.ts";
import { bankMessages } from "../messages.ts";

/** The actions of a screen without a form. */
export interface RetryProps {
  onBack: () => void;
  onRetry: () => void;
  retrying: boolean;
}

/** Replaces the form when the server refuses it. */
export function BankFormRefused(props: RetryProps & { message: string }) {
  const { notLoadedTitle, notLoadedHint } = useMessages(bankMessages);
  return (
    <RefusedScreen {...props} title={titles.bankAccount[useLocale()]} fact={notLoadedTitle} hint={notLoadedHint} />
  );
}
