import { useBackGuard } from "@lending/bridge";
import { useApi } from "@lending/bridge/store";
import { isPayable, type Money, showMoney } from "@lending/domain/money";
import { usePayAgain } from "@lending/domain/pay-again";
import { isUnsettled } from "@lending/domain/payment";
import { Button } from "@lending/ui/button";
import { Card as Surface } from "@lending/ui/card";
import { DigitsField } from "@lending/ui/digits-field";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { useSecondsLeft } from "@lending/ui/seconds-left";
import { StatusRegion } from "@lending/ui/status-region";
import { showToast } from "@lending/ui/toast";
import { WaitStatus } from "@lending/ui/wait-status";
import { useRef, useState } from "react";
import { commitCardRepayment, confirmCardRepayment } from "../../api/submitCardRepayment.ts";
import { PaymentState } from "../../components/lazyComponents.ts";
import { paymentMessages, repayChooseMessages, repaymentMessages } from "../../messages/source.ts";
import { type AwaitedCode, CheckOrderNotice, resendAt, type StepProps, useCardPayment } from "./cardPayment.ts";

/** Shortest code that the borrower can submit. */
const CODE_MIN = 6;
const CODE_MAX = 8;

interface CodeStepProps extends StepProps {
  /** Time of the pending payment despite which the borrower already confirmed this one. */
  confirmedAt: string | undefined;
  awaitedCode: AwaitedCode;
  /** Called when another code was sent. */
  onSent: (awaitedCode: AwaitedCode) => void;
  code: string;
  onType: (code: string) => void;
  onOtherCard: () => void;
  /** Called when the payment is complete and no code is needed any more. */
  onPaid: () => void;
}

/** The second step: enter the code that the card's bank sent, and confirm. */
export function CodeStep(props: CodeStepProps) {
  const { ids, title, repayment, newest, confirmedAt, awaitedCode, code, onType, onSent, onOtherCard, onPaid } = props;
  const messages = useMessages(repayChooseMessages);
  const { paying } = useMessages(paymentMessages);
  const { repaymentAmount } = useMessages(repaymentMessages);
  const locale = useLocale();
  const api = useApi();
  const [codeError, setCodeError] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { card, recordId, amount } = awaitedCode;
  const secondsLeft = useSecondsLeft(resendAt(awaitedCode));

  const { submit, busyWith, mayHavePaid, showRefusal, openPaidOrder, isRetry } = useCardPayment({
    ids,
    newest,
    amount,
    requestOf: (name) => `${name} ${recordId} ${code}`,
  });
  // The answer opens the next page, and another card could pay a second time.
  const leaveStep = () => (busyWith === undefined ? onOtherCard() : showToast(paying));
  useBackGuard(leaveStep);
  const leave = (paid: Money) => {
    onPaid();
    return openPaidOrder(paid);
  };
  const refuseCode = (text: string) => {
    setCodeError(text);
    field.current?.focus();
    return undefined;
  };

  const confirm = () =>
    submit("code", async () => {
      if (code.length < CODE_MIN) return refuseCode(messages.enterCode);
      const response = await api.request(confirmCardRepayment({ orderId: repayment.orderId, recordId, code }));
      return response.ok ? leave(amount) : showRefusal(response, refuseCode);
    });

  const resend = () =>
    submit("resend", async () => {
      // Without the amount due now, the code pays what the page states.
      const due = isPayable(repayment.amount) ? repayment.amount : amount;
      const response = await api.request(commitCardRepayment({ ...repayment, amount: due, card, resend: true }));
      if (!response.ok) return showRefusal(response);
      if (!response.value.needsCode) return leave(due);
      onSent({ card, recordId: response.value.recordId, amount: due, sentAt: Date.now() });
      return undefined;
    });

  const pending = isUnsettled(newest.payment) ? newest.payment : undefined;
  const { withConfirmation, dialog } = usePayAgain(pending !== undefined && pending.at !== confirmedAt);

  return (
    <ScreenFrame
      title={title}
      onBack={leaveStep}
      actions={
        <Button
          variant={pending && !isRetry("code") ? "tonal" : "solid"}
          waiting={busyWith === "code"}
          onClick={withConfirmation(confirm, isRetry("code"))}
        >
          {messages.confirm}
        </Button>
      }
    >
      <StatusRegion>{pending && <PaymentState payment={pending} />}</StatusRegion>
      {mayHavePaid && <CheckOrderNotice ids={ids} text={messages.underWay} />}
      <Surface>
        <MoneyBlock amount={{ label: repaymentAmount, value: showMoney(amount, locale) }} />
      </Surface>
      <Surface>
        <DigitsField
          ref={field}
          label={messages.code}
          hint={messages.codeHint(card.bankName)}
          error={codeError}
          value={code}
          codeMin={CODE_MIN}
          max={CODE_MAX}
          autoComplete="one-time-code"
          onChange={(digits) => {
            onType(digits);
            setCodeError("");
          }}
          beside={
            <Button
              variant="tonal"
              size="s"
              disabled={secondsLeft > 0}
              waiting={busyWith === "resend"}
              onClick={() => void resend()}
            >
              {secondsLeft > 0 ? messages.seconds(secondsLeft) : messages.resend}
            </Button>
          }
        />
        <WaitStatus isWaiting={secondsLeft > 0} />
      </Surface>
      <Button variant="quiet" onClick={leaveStep}>
        {messages.otherCard}
      </Button>
      {dialog}
    </ScreenFrame>
  );
}
