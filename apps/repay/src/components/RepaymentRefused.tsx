import { useBack } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { Button, ButtonPair } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { RefusedScreen } from "@lending/ui/refused-screen";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import type { RepaymentRefusal } from "../api/orderPayment.ts";
import type { OrderIds } from "../api/readQuery.ts";
import { paymentMessages } from "../messages/source.ts";
import { PaymentSettled } from "./PaymentSettled.tsx";
import { PaymentState } from "./PaymentState.tsx";

interface RepaymentRefusedProps {
  ids: OrderIds;
  title: string;
  refusal: Omit<RepaymentRefusal, "ok">;
  /** Text when the server sends no message. */
  fallback?: string;
  onRetry: () => void;
  retrying: boolean;
}

/**
 * Shown when the server refuses to return a repayment. A received payment is a success. Any other cause with a message
 * is shown as a neutral message with a button to the order, which may be paid already. Without a message it is an
 * error.
 */
export function RepaymentRefused({ ids, title, refusal, fallback = "", onRetry, retrying }: RepaymentRefusedProps) {
  const messages = useMessages(paymentMessages);
  const { retry } = useMessages(commonMessages);
  const goBack = useBack();
  const navigate = useNavigate();
  const { message, payment, isFinal } = refusal;
  if (payment?.state === "paid")
    return <PaymentSettled ids={ids} title={title} message={message} payment={payment} next={refusal.next} />;

  const checkOrderButton = (variant: "solid" | "tonal") => (
    <Button variant={variant} onClick={() => void navigate(loanDetailPath(ids))}>
      {messages.checkOrder}
    </Button>
  );
  const newestPayment = payment && (
    <div role="status">
      <PaymentState payment={payment} />
    </div>
  );
  if (message === "") {
    return (
      <RefusedScreen
        title={title}
        fact={messages.notLoadedTitle}
        message={fallback}
        hint={messages.notLoadedHint}
        onBack={goBack}
        onRetry={onRetry}
        retrying={retrying}
        actions={checkOrderButton("tonal")}
      >
        {newestPayment}
      </RefusedScreen>
    );
  }
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      actions={
        isFinal ? (
          checkOrderButton("solid")
        ) : (
          <ButtonPair>
            <Button variant="line" waiting={retrying} onClick={onRetry}>
              {retry}
            </Button>
            {checkOrderButton("solid")}
          </ButtonPair>
        )
      }
    >
      {newestPayment}
      <StateView title={message} text={messages.notLoadedHint} />
    </ScreenFrame>
  );
}
