import type { Refusal } from "@lending/api-client";
import { useBack } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { type OrderIds, receiptPath, repayPath } from "@lending/domain/addresses/repay";
import { readMoney, showMoney } from "@lending/domain/money";
import { isUnsettled, type OrderPayment } from "@lending/domain/payment";
import { Button, ButtonPair } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { showDay } from "@lending/ui/day";
import { DetailRows } from "@lending/ui/detail-rows";
import { useLocale, useMessages } from "@lending/ui/locale";
import { commonMessages, paymentMessages as noticeMessages } from "@lending/ui/messages";
import { Notice } from "@lending/ui/notice";
import { dueRow } from "@lending/ui/relative-day";
import { StateScreen } from "@lending/ui/state-screen";
import type { RefusalDetails } from "../api/order.ts";
import { paymentMessages, repaymentMessages } from "../messages/source.ts";
import { PaymentState } from "./PaymentState.tsx";

interface RepaymentRefusedProps extends Retry {
  ids: OrderIds;
  title: string;
  /** Whether an extension was refused: the instalment can still be paid. */
  isDelay?: boolean;
  refusal: Pick<Refusal, "message"> & Partial<Pick<Refusal, "isFinal">> & RefusalDetails;
  /** Text when the server sends no message. */
  fallback?: string;
}

/**
 * Shown when the server refuses to return a repayment. A received payment is a success. Any other cause with a message
 * is shown as a neutral message with a button to the order, which may be paid already. Without a message it is an
 * error.
 */
export function RepaymentRefused(props: RepaymentRefusedProps) {
  const { ids, title, isDelay = false, refusal, fallback = "", onRetry, retrying } = props;
  const messages = useMessages(paymentMessages);
  const goBack = useBack();
  const { message, payment, isFinal } = refusal;
  if (payment?.state === "paid")
    return <PaymentSettled ids={ids} title={title} message={message} payment={payment} next={refusal.next} />;

  // The borrower may have paid already.
  const canPayInstead = isDelay && message !== "" && !isUnsettled(payment);
  const isRetried = message === "" || !(isFinal || canPayInstead);
  return (
    <StateScreen
      kind="refused"
      screen={title}
      title={message || messages.notLoadedTitle}
      text={canPayInstead ? messages.notExtended : (message === "" && fallback) || messages.notLoadedHint}
      before={
        payment && (
          <div role="status">
            <PaymentState payment={payment} />
          </div>
        )
      }
      onBack={goBack}
      onRetry={isRetried ? onRetry : undefined}
      retrying={retrying}
      actions={
        <>
          {canPayInstead && <Button render={<AppLink to={repayPath(ids)} />}>{messages.payInstalment}</Button>}
          <Button variant={canPayInstead ? "tonal" : "solid"} render={<AppLink to={loanDetailPath(ids)} />}>
            {messages.checkOrder}
          </Button>
        </>
      }
    />
  );
}

interface PaymentSettledProps {
  ids: OrderIds;
  title: string;
  message: string;
  payment: OrderPayment;
  next: RefusalDetails["next"];
}

/** Success page for a refusal caused by a received payment: the payment, and the next one that is due. */
function PaymentSettled({ ids, title, message, payment, next }: PaymentSettledProps) {
  const { paymentMethod, repaymentAmount, repaymentDate } = useMessages(repaymentMessages);
  const messages = useMessages(paymentMessages);
  const { paidTitle } = useMessages(noticeMessages);
  const locale = useLocale();
  const { now } = useApi();
  const goBack = useBack();
  const { receiptId = "" } = payment;
  const isKnown = ({ value }: { readonly value: string }) => value.trim() !== "";
  return (
    <StateScreen
      kind="done"
      screen={title}
      title={payment.purpose === "extension" ? messages.extendedTitle : paidTitle}
      text={messages.shownNow}
      onBack={goBack}
      actions={
        <ButtonPair>
          {receiptId !== "" && (
            <Button variant="line" render={<AppLink to={receiptPath({ orderId: ids.orderId, receiptId })} />}>
              {messages.receipt}
            </Button>
          )}
          <Button render={<AppLink to={loanDetailPath(ids)} />}>{messages.checkOrder}</Button>
        </ButtonPair>
      }
    >
      <Card title={messages.whatWasPaid}>
        <DetailRows
          rows={[
            { label: messages.amountPaid, value: showMoney(readMoney(payment.amount), locale) },
            { label: paymentMethod, value: payment.channelName },
            { label: messages.paidOn, value: showDay(payment.at) },
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
    </StateScreen>
  );
}

/** Requests a repayment again. */
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
  const { missingTitle, missingHint } = useMessages(paymentMessages);
  return <StateScreen kind="missing" screen={title} title={missingTitle} text={missingHint} onBack={useBack()} />;
}
