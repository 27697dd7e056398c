import { useBack } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { readMoney, showMoney } from "@lending/domain/money";
import type { OrderPayment } from "@lending/domain/payment";
import { ActionRow } from "@lending/ui/action-row";
import { Band } from "@lending/ui/band";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { showMinute } from "@lending/ui/day";
import { DetailRows } from "@lending/ui/detail-rows";
import { Disclosure, RowLink } from "@lending/ui/disclosure";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Logo } from "@lending/ui/logo";
import { underWayMessages } from "@lending/ui/messages";
import { MoneyBlock } from "@lending/ui/money-block";
import { PaymentNotice } from "@lending/ui/payment-notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StatusRegion } from "@lending/ui/status-region";
import { Suspense } from "react";
import { codePageMessages, paymentMessages, repaymentMessages } from "../messages/source.ts";
import { MissingAmountActions, PayCodeBox } from "./lazyComponents.ts";
import { PaymentExtras } from "./PaymentExtras.tsx";
import { PaymentMethod } from "./PaymentMethod.tsx";
import type { RepaymentPage } from "./RepaymentFrame.tsx";
import { useExpiry } from "./useExpiry.ts";

interface UnderWayRepaymentProps {
  page: RepaymentPage;
  payment: OrderPayment;
  isDelay: boolean;
}

/** Every page of a repayment while its payment is under way: about that payment, as the order is. Code and details are folded. */
export function UnderWayRepayment({ page, payment, isDelay }: UnderWayRepaymentProps) {
  const heads = useMessages(underWayMessages);
  const messages = useMessages(repaymentMessages);
  const { sendReceipt, codeAgain } = useMessages(paymentMessages);
  const { backToLoan } = useMessages(codePageMessages);
  const locale = useLocale();
  const goBack = useBack();
  const { now } = useApi();
  const { ids, title, repayment, retry } = page;
  const { payCode, productName, productLogo } = repayment;
  const isExpired = useExpiry(payCode?.expiresAt ?? "", now) === "expired";
  const paid = showMoney(readMoney(payment.amount), locale);
  const amountLabel = isDelay ? repayment.amountLabel || messages.delayAmount : messages.repaymentAmount;
  const dateLabel = isDelay ? messages.nextPaymentDate : messages.repaymentDate;
  const rows = [
    { label: amountLabel, value: showMoney(repayment.amount, locale) },
    { label: dateLabel, value: repayment.date },
    ...repayment.rows,
  ];
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      orderNumber={repayment.orderNumber}
      band={<Band low title={heads.underWayTitle} lines={[heads.underWayLine]} scene={<LowHills />} />}
      actions={
        retry ? (
          <MissingAmountActions ids={ids} retry={retry} />
        ) : (
          <ActionRow>
            <PaymentMethod page={page} amountLabel={amountLabel} isDelay={isDelay} variant="quiet" size="s" />
            <Button render={<AppLink to={loanDetailPath(ids)} />}>{backToLoan}</Button>
          </ActionRow>
        )
      }
    >
      {paid !== "" && (
        <Card>
          <MoneyBlock
            amount={{ label: heads.underWayAmount, value: paid }}
            date={{ label: heads.underWayDate, value: showMinute(payment.at) }}
          />
        </Card>
      )}
      <StatusRegion>
        <PaymentNotice {...payment} amount="" now={now} isHeaded />
      </StatusRegion>
      <PaymentExtras ids={ids} repayment={repayment}>
        {payCode && !isExpired && (
          // The code of another channel is not the one that was paid with.
          <Disclosure title={payCode.title === payment.channelName ? codeAgain : payCode.title || codeAgain}>
            <Suspense fallback={null}>
              <PayCodeBox repayment={repayment} />
            </Suspense>
          </Disclosure>
        )}
        <RowLink
          title={sendReceipt}
          render={<AppLink to={complaintPath({ orderId: ids.orderId, about: "receipt" })} />}
        />
        <Disclosure title={productName || amountLabel} icon={<Logo src={productLogo} name={productName} size="s" />}>
          <DetailRows rows={rows} />
        </Disclosure>
      </PaymentExtras>
    </ScreenFrame>
  );
}
