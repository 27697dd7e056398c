import { useMessages } from "@lending/ui/locale";
import { RefusedScreen } from "@lending/ui/refused-screen";
import { bankMessages, titles } from "../../../messages/source.ts";

export interface RetryProps {
  onBack: () => void;
  onRetry: () => void;
  retrying: boolean;
}

export function BankFormRefused(props: RetryProps & { message: string }) {
  const { notLoadedTitle, notLoadedHint } = useMessages(bankMessages);
  return (
    <RefusedScreen {...props} title={useMessages(titles).bankAccount} fact={notLoadedTitle} hint={notLoadedHint} />
  );
}
