import { useBack } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { Button, ButtonPair } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Notice } from "@lending/ui/notice";
import { StateScreen } from "@lending/ui/state-screen";
import type { OrderIds } from "../api/order.ts";
import { paymentMessages } from "../messages/source.ts";

/** Requests a repayment without an amount again. */
export interface Retry {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Shows why nothing can be paid on a page without an amount. */
export function MissingAmountNotice() {
  const { noAmountTitle, noAmountText } = useMessages(paymentMessages);
  return (
    <Notice tone="warning" title={noAmountTitle}>
      {noAmountText}
    </Notice>
  );
}

/** Replaces the button that pays when the amount is missing. */
export function MissingAmountActions({ ids, retry: { onRetry, retrying } }: { ids: OrderIds; retry: Retry }) {
  const { checkOrder } = useMessages(paymentMessages);
  const { retry } = useMessages(commonMessages);
  return (
    <ButtonPair>
      <Button variant="line" waiting={retrying} onClick={onRetry}>
        {retry}
      </Button>
      <Button render={<AppLink to={loanDetailPath(ids)} />}>{checkOrder}</Button>
    </ButtonPair>
  );
}

/** The page of an address that names no order. */
export function MissingOrder({ title }: { title: string }) {
  const messages = useMessages(paymentMessages);
  const goBack = useBack();
  return (
    <StateScreen
      kind="missing"
      screen={title}
      title={messages.missingTitle}
      text={messages.missingHint}
      onBack={goBack}
    />
  );
}
