import { apiAtom } from "@lending/api-client";
import { useBack } from "@lending/bridge";
import { atom, useAtomValue } from "@lending/bridge/store";
import { showMoney } from "@lending/domain/money";
import { isUnsettled } from "@lending/domain/payment";
import { Band } from "@lending/ui/band";
import { Button } from "@lending/ui/button";
import { DetailRows } from "@lending/ui/detail-rows";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { Notice } from "@lending/ui/notice";
import { PayCodeSlip } from "@lending/ui/pay-code-slip";
import { ProductCard } from "@lending/ui/product-card";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { type ReactNode, Suspense, useState } from "react";
import type { Repayment } from "../api/fetchRepayment.ts";
import type { OrderIds } from "../api/readQuery.ts";
import { repaymentMessages } from "../messages/source.ts";
import { Instructions } from "./Instructions.tsx";
import { ExpiredCode, loadOfflineView, PaymentPlan, PaymentState } from "./lazyComponents.ts";
import * as css from "./RepaymentView.module.css";
import { useIsExpired } from "./useIsExpired.ts";

const loadChannelSheet = () => import("./ChannelSheet.tsx");
const ChannelSheet = lazyOverlay(() => loadChannelSheet().then((module) => module.ChannelSheet));

/**
 * The typed part of a payment, by order id. While there is one, the main button submits the form `part`, which the lender
 * may have taken back.
 */
export const typedPartAtom = atom<Readonly<Record<string, string>>>({});

/** The detail list collapses to two rows. */
const COLLAPSED_ROWS = 2;

/** The label of a row with the late fee that is part of the amount, in every language of the server. */
const LATE_FEE = /^(?:late (?:fee|charge|penalty)s?|overdue fee|penalty(?: fee)?|multa|逾期费用?|滞纳金|罚息)$/i;

/** An amount that is not zero, and no rate. */
const POSITIVE = /^\D*[\d.,]*[1-9][\d.,]*$/;

interface RepaymentViewProps {
  ids: OrderIds;
  title: string;
  repayment: Repayment;
  /** Label of the amount when the lender sends none. */
  amountLabel: string;
  dateLabel: string;
  isDelay?: boolean;
  /** Further content that the borrower compares before paying. */
  children?: ReactNode;
}

/** Shared content of both repayment screens: amount and date, details, payment code, plan and channels. */
export function RepaymentView(props: RepaymentViewProps) {
  const { ids, title, repayment, amountLabel, dateLabel, isDelay = false, children } = props;
  const messages = useMessages(repaymentMessages);
  const locale = useLocale();
  const goBack = useBack();
  const { now } = useAtomValue(apiAtom);
  const part = useAtomValue(typedPartAtom)[ids.orderId];
  const [isChoosing, setIsChoosing] = useState(false);
  const label = repayment.amountLabel || amountLabel;
  const { amount, date, notice, noticeOnTop, payCode, instructions, plan, payment } = repayment;
  const isExpired = useIsExpired(payCode?.expiresAt ?? "", now);
  const lateFee = repayment.rows.find(({ label, value }) => !isDelay && LATE_FEE.test(label) && POSITIVE.test(value));
  const noticeLine = notice !== "" && <Notice tone="warning">{notice}</Notice>;
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      band={
        <Band low scene={<LowHills />}>
          <MoneyBlock
            amount={{ label, value: showMoney(amount, locale) }}
            {...(date !== "" && { date: { label: dateLabel, value: date } })}
            now={now}
            {...(lateFee && { note: messages.includesLateFee(lateFee.value) })}
          />
        </Band>
      }
      actions={
        <Button
          variant={isUnsettled(payment) ? "tonal" : "solid"}
          {...(part && { type: "submit", form: "part" })}
          onClick={() => (part && document.getElementById("part")) || setIsChoosing(true)}
        >
          {messages.paymentMethod}
        </Button>
      }
    >
      <ProductCard name={repayment.productName} logo={repayment.productLogo}>
        <DetailRows rows={repayment.rows} collapseTo={COLLAPSED_ROWS} />
      </ProductCard>
      <div className={css.state} role="status">
        {payment && <PaymentState payment={payment} orderId={ids.orderId} />}
      </div>
      {noticeOnTop && noticeLine}
      {payCode &&
        (isExpired ? (
          <ExpiredCode />
        ) : (
          <PayCodeSlip label={messages.payCode} title={payCode.title} logo={payCode.logo} code={payCode.code} />
        ))}
      <Instructions groups={instructions} payCode={isExpired ? "" : (payCode?.code ?? "")} />
      <Suspense fallback={null}>
        {plan.length > 0 && <PaymentPlan plan={plan} collapses={repayment.rows.length === 0} />}
        {!noticeOnTop && noticeLine}
        {children}
      </Suspense>
      {isChoosing && (
        <ChannelSheet
          ids={ids}
          repayment={repayment}
          amountLabel={label}
          purpose={isDelay ? "extension" : "instalment"}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </ScreenFrame>
  );
}
RepaymentView.whenIdle = [loadChannelSheet, loadOfflineView];
