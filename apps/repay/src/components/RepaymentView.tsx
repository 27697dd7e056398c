import { useBack } from "@lending/bridge";
import { useApi } from "@lending/bridge/store";
import { showMoney } from "@lending/domain/money";
import { isUnsettled } from "@lending/domain/payment";
import { Band } from "@lending/ui/band";
import { Button } from "@lending/ui/button";
import { isOver } from "@lending/ui/day";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { Notice } from "@lending/ui/notice";
import { PayCodeSlip } from "@lending/ui/pay-code-slip";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StatusRegion } from "@lending/ui/status-region";
import { type ReactNode, Suspense, useState } from "react";
import type { Repayment } from "../api/fetchRepayment.ts";
import type { OrderIds } from "../api/order.ts";
import { repaymentMessages } from "../messages/source.ts";
import {
  ExpiredCode,
  loadOfflineView,
  MissingAmountActions,
  MissingAmountNotice,
  PaymentState,
} from "./lazyComponents.ts";
import type { Retry } from "./Missing.tsx";
import { useExpiry } from "./useExpiry.ts";

const loadChannelSheet = () => import("./ChannelSheet.tsx");
const ChannelSheet = lazyOverlay(() => loadChannelSheet().then((module) => module.ChannelSheet));

/** The detail list collapses to two rows. */
export const COLLAPSED_ROWS = 2;

interface RepaymentViewProps {
  ids: OrderIds;
  title: string;
  repayment: Repayment;
  /** Label of the amount when the lender sends none. */
  amountLabel: string;
  dateLabel: string;
  isDelay?: boolean;
  /** Present when the amount is missing: then nothing can be paid. */
  retry: Retry | undefined;
  /** What the amount includes, or what the borrower compares first, below the day. */
  note?: string;
  /** What the page begins with, below the amount. */
  lead: ReactNode;
  /** The form that the main button submits, which the lender may have taken back. */
  form?: string | undefined;
  /** Another way to pay, above the main button. */
  instead?: ReactNode;
  /** Further content, folded below. */
  children?: ReactNode;
}

/** Shared content of both repayment screens: amount and date, details, payment code, plan and channels. */
export function RepaymentView(props: RepaymentViewProps) {
  const {
    ids,
    title,
    repayment,
    amountLabel,
    dateLabel,
    isDelay = false,
    retry,
    note = "",
    lead,
    form,
    instead,
  } = props;
  const messages = useMessages(repaymentMessages);
  const locale = useLocale();
  const goBack = useBack();
  const { now } = useApi();
  const [isChoosing, setIsChoosing] = useState(false);
  const label = repayment.amountLabel || amountLabel;
  const { amount, date, notice, noticeOnTop, payCode, payment } = repayment;
  const expiry = useExpiry(payCode?.expiresAt ?? "", now);
  const noticeLine = notice !== "" && <Notice tone="warning">{notice}</Notice>;
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      band={
        <Band low scene={<LowHills />}>
          <MoneyBlock
            amount={{ label, value: retry ? messages.amountMissing : showMoney(amount, locale) }}
            {...(date !== "" && { date: { label: dateLabel, value: date } })}
            now={now}
            isLate={isOver(date, now())}
            note={note}
          />
        </Band>
      }
      actions={
        retry ? (
          <MissingAmountActions ids={ids} retry={retry} />
        ) : (
          <>
            {instead}
            <Button
              variant={isUnsettled(payment) ? "tonal" : "solid"}
              {...(form && { type: "submit", form })}
              onClick={() => (form && document.getElementById(form)) || setIsChoosing(true)}
            >
              {messages.paymentMethod}
            </Button>
          </>
        )
      }
    >
      {retry && <MissingAmountNotice />}
      {lead}
      <StatusRegion>{payment && <PaymentState payment={payment} orderId={ids.orderId} />}</StatusRegion>
      {noticeOnTop && noticeLine}
      {expiry !== "open" && <ExpiredCode unclear={expiry === "unknown" ? payCode?.expiresAt : undefined} />}
      {payCode && expiry !== "expired" && (
        <PayCodeSlip label={messages.payCode} title={payCode.title} logo={payCode.logo} code={payCode.code} />
      )}
      <Suspense fallback={null}>
        {!noticeOnTop && noticeLine}
        {props.children}
      </Suspense>
      {isChoosing && !retry && (
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
