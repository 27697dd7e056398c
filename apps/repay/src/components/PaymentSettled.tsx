import { apiAtom } from "@lending/api-client";
import { useBack } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { receiptPath } from "@lending/domain/addresses/repay";
import { readMoney, showMoney } from "@lending/domain/money";
import type { OrderPayment } from "@lending/domain/payment";
import { Button, ButtonPair } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { KiteFlying } from "@lending/ui/illustrations/kite-flying";
import { useLocale, useMessages } from "@lending/ui/locale";
import { dueRow } from "@lending/ui/relative-day";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import type { RepaymentRefusal } from "../api/orderPayment.ts";
import type { OrderIds } from "../api/readQuery.ts";
import { paymentMessages, repaymentMessages } from "../messages/source.ts";

interface PaymentSettledProps {
  ids: OrderIds;
  title: string;
  message: string;
  payment: OrderPayment;
  next: RepaymentRefusal["next"];
}

/** Success page for a refusal caused by a received payment: the payment, and the next one that is due. */
export function PaymentSettled({ ids, title, message, payment, next }: PaymentSettledProps) {
  const { paymentMethod, repaymentAmount, repaymentDate } = useMessages(repaymentMessages);
  const messages = useMessages(paymentMessages);
  const locale = useLocale();
  const { now } = useAtomValue(apiAtom);
  const goBack = useBack();
  const navigate = useNavigate();
  const { receipt, shownNow } = messages;
  const { receiptId = "" } = payment;
  const isKnown = ({ value }: { readonly value: string }) => value.trim() !== "";
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      actions={
        <ButtonPair>
          {receiptId !== "" && (
            <Button variant="line" onClick={() => void navigate(receiptPath({ orderId: ids.orderId, receiptId }))}>
              {receipt}
            </Button>
          )}
          <Button onClick={() => void navigate(loanDetailPath(ids))}>{messages.checkOrder}</Button>
        </ButtonPair>
      }
    >
      <div role="status">
        <StateView
          illustration={<KiteFlying />}
          title={payment.purpose === "extension" ? messages.extendedTitle : messages.receivedTitle}
          text={shownNow}
        />
      </div>
      <Card title={messages.whatWasPaid}>
        <DetailRows
          rows={[
            { label: messages.amountPaid, value: showMoney(readMoney(payment.amount), locale) },
            { label: paymentMethod, value: payment.channelName },
            { label: messages.paidOn, value: payment.at },
          ].filter(isKnown)}
        />
      </Card>
      {(next !== undefined || message !== "") && (
        <Card title={messages.whatIsNext}>
          {next ? (
            <DetailRows
              rows={[
                { label: repaymentAmount, value: showMoney(next.amount, locale) },
                dueRow(repaymentDate, next.date, now),
              ].filter(isKnown)}
            />
          ) : (
            <p>{message}</p>
          )}
        </Card>
      )}
    </ScreenFrame>
  );
}
