import { useLocale, useMessages } from "@lending/ui/locale";
import { RefusedScreen } from "@lending/ui/refused-screen";
import { titles } from "../../../titles.ts";
import { bankMessages } from "../messages.ts";

export interface RetryProps {
  onBack: () => void;
  onRetry: () => void;
  retrying: boolean;
}

export function BankFormRefused(props: RetryProps & { message: string }) {
  const { notLoadedTitle, notLoadedHint } = useMessages(bankMessages);
  return (
    <RefusedScreen {...props} title={titles.bankAccount[useLocale()]} fact={notLoadedTitle} hint={notLoadedHint} />
  );
}
